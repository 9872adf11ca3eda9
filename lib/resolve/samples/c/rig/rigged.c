#include "system_rig.h"

int rigged(void) { return «system_rig→system_rig@system_rig.h:2, import»(); }
