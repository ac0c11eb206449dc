"""Questions asked backwards: what can be asked, the worker, the answers in words."""
