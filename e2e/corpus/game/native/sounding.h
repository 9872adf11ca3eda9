#ifndef SOUNDING_H
#define SOUNDING_H

#define SOUNDING_MAX 64

struct sounding {
    double x, y;
    float depth;
};

int sounding_read(struct sounding *into, const char *line);

#endif
