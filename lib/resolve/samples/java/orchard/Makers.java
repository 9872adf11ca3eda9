package orchard;

import java.util.Objects;
import org.outside.AbstractMaker;

/** What stands outside gives back what it is given, or what it is called on. */
class Makers {
  static class Maker extends AbstractMaker<Makers, Maker> {
    Maker setSeed(int seed) { return this; }
    Makers get() { return null; }
  }

  static class Plain extends AbstractMaker<Makers, Object> {
    Plain setSeed(int seed) { return this; }
  }

  static Maker maker() { return new Maker(); }
  void grow() {}

  void make(Makers other, Plain plain) {
    maker().setPath("a").«setSeed→orchard.Makers.Maker.setSeed, receiver»(1).setName("b").«get→orchard.Makers.Maker.get, receiver»().«grow→orchard.Makers.grow, receiver»();
    plain.setPath("a").«setSeed→outside»(1);
    Objects.requireNonNull(other, "other").«grow→orchard.Makers.grow, receiver»();
  }
}
