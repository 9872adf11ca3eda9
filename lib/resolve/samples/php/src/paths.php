<?php
namespace Harbour;

use Quay\Berth\«Rope→Quay.Berth.Rope, scope»;
use Quay\Berth as Places;
use Quay\Quay;

/** In this namespace a class and a namespace share a name as well. */
class Berth {}

class PathsTest
{
    public ?\Quay\Quay $quay = null;

    public function run(): void
    {
        $this->quay = new \Quay\«Quay→Quay.Quay, scope»();
        $this->quay->«moor→Quay.Quay.moor, receiver»();
        $this->quay->«open→Quay.Base.open, receiver»();
        echo \Quay\«Quay→Quay.Quay, scope»::$«mark→Quay.Quay.mark, scope»;
        (new Places\«Note→Quay.Berth.Note, scope»())->«read→Quay.Berth.Note.read, receiver»();
        (new Berth\«Plank→Harbour.Berth.Plank, scope»())->«saw→Harbour.Berth.Plank.saw, receiver»();
        (new namespace\Berth\«Plank→Harbour.Berth.Plank, scope»())->«saw→Harbour.Berth.Plank.saw, receiver»();
        (new «Places→Quay.Berth, import»())->«hold→Quay.Berth.hold, receiver»();
        new \Berth\«Plank→outside»();
        new «Quay→Quay.Quay, import»();
        Berth\«nail→Harbour.Berth.nail, scope»(Berth\«SIZE→Harbour.Berth.SIZE, scope»);
    }
}

class Folder extends \Quay\«Quay→Quay.Quay, scope»
{
    public function close(): void { $this->«moor→Quay.Quay.moor, receiver»(); }
}
