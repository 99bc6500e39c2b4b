#include "form/work.h"

_Thread_local gh_work gh_work_now;
