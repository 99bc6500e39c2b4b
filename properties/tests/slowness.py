"""How many times slower than an idle one without sanitizers this machine is: what tests of time allow for."""

import os

SLOW = float(os.environ.get("GH_SLOW", "1")) * max(1, os.getloadavg()[0] / os.cpu_count())
