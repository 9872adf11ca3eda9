#include "sounding.h"

#include <stdio.h>

/* Gives 1 when the line held a whole sounding. */
int sounding_read(struct sounding *into, const char *line)
{
    return sscanf(line, "%lf %lf %f", &into->x, &into->y, &into->depth) == 3;
}
