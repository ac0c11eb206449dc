"""Where the bundled program starts: PyInstaller wants a script."""

import sys

from desktop.__main__ import main

sys.exit(main())
