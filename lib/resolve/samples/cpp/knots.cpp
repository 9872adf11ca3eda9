#if defined(OLD_COMPILER)
#define KNOT_TYPE(type)
#else
#define KNOT_TYPE(type) : type
#endif
namespace knot {
enum kind KNOT_TYPE(unsigned char){loose, tight};
}
int hold(knot::«kind→knot.kind, scope» at) { return at == knot::«tight→knot.kind.tight, scope»; }
