#include "pit.h"
void dig(struct pit *at, int by) { at->depth += by; }
