#include "pit.h"
#include "shaft.h"
namespace mine {
void sink(pit &at) { «dig→dig(pit-int-+0p)@pit.cpp:2 or dig(function)@pit.h:2, import»(&at, 2); }
Width wide(Shaft shaft) { return shaft.width == «Narrow→Width.Narrow, import» ? «Broad→Width.Broad, import» : Narrow; }
}
