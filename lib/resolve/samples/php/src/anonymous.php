<?php
namespace Dock;

interface Fetcher { public function fetch(string $c); }
interface Paintable { public function setPainter($f); }
trait PaintTrait { public function setPainter($f) { return $this; } }
abstract class Extra { public function getParts() { return []; } }
class Hoist implements Paintable { use PaintTrait; }
class Lift extends Hoist {}

class Reader {
  private $parent;
  public function get(string $class) { $this->«parent→Dock.Reader.parent, receiver» = null; return $«class→local»; }
  public function serialize($d) {}
  public function go($store, Lift $lift) {
    $one = new class($store) implements Fetcher {
      private $store;
      public function fetch(string $c) { return $this->«store→Dock.Reader.go.store, receiver»; }
    };
    $lift->«setPainter→Dock.PaintTrait.setPainter, receiver»(1);
    (new Hoist())->«setPainter→Dock.PaintTrait.setPainter, receiver»(2);
    return new class extends Extra {
      public function size() { return count($this->«getParts→Dock.Extra.getParts, receiver»()); }
    };
  }
}
