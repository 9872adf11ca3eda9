/* what this system has */
static inline int system_rig(void) { return 1; }
