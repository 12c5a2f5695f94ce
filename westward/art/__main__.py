"""Draw the specimen sheet: `python -m westward.art > sheet.svg`."""

import sys

from westward.art.specimen import specimen

if __name__ == "__main__":
    sys.stdout.write(specimen())
