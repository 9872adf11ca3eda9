#define UNDERLYING int
enum Width : UNDERLYING { Narrow, Broad };
struct Shaft { enum Width width; };
