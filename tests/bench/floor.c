/* The floor of T1 and T2: the dice of one pool through figures, in one loop over doubles.
 *
 * floor RUNS DICE FACE POWER POINTS PROTECTION... prints the seconds of one run and the mean total.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DICE = 64, TOTAL = 64 };

static double chance[DICE + 1][DICE + 1], now[DICE + 1][TOTAL], then[DICE + 1][TOTAL];

static int loss(int hits, int power, int protection, int points)
{
    int sum = hits * power - protection;
    return sum < 0 ? 0 : sum > points ? points : sum;
}

static double mean_total(int dice, int face, int power, int points, int figures, char **protections)
{
    double hit = (7 - face) / 6.0, mean = 0;
    int most = figures * points;
    chance[0][0] = 1;
    for (int n = 1; n <= dice; n++)
        for (int h = 0; h <= n; h++)
            chance[n][h] = chance[n - 1][h] * (1 - hit) + (h ? chance[n - 1][h - 1] * hit : 0);
    memset(now, 0, (dice + 1) * sizeof now[0]);
    now[dice][0] = 1;
    for (int figure = 0; figure < figures; figure++) {
        int protection = atoi(protections[figure]);
        memset(then, 0, (dice + 1) * sizeof then[0]);
        for (int left = 0; left <= dice; left++)
            for (int total = 0; total <= most; total++)
                for (int hits = 0; now[left][total] > 0 && hits <= left; hits++)
                    then[left - hits][total + loss(hits, power, protection, points)] +=
                        now[left][total] * chance[left][hits];
        memcpy(now, then, (dice + 1) * sizeof now[0]);
    }
    for (int left = 0; left <= dice; left++)
        for (int total = 0; total <= most; total++)
            mean += now[left][total] * total;
    return mean;
}

int main(int count, char **words)
{
    int runs = atoi(words[1]);
    double mean = 0;
    clock_t start = clock();
    for (int run = 0; run < runs; run++)
        mean = mean_total(atoi(words[2]), atoi(words[3]), atoi(words[4]), atoi(words[5]),
                          count - 6, words + 6);
    printf("%.9g %.12g\n", (double)(clock() - start) / CLOCKS_PER_SEC / runs, mean);
    return 0;
}
