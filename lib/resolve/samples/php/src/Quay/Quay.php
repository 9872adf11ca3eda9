<?php
namespace Quay;

/** A class may be called like the namespace that it stands in, and like one below. */
class Quay extends \Quay\«Base→Quay.Base, scope»
{
    public static string $mark = '#';

    public function moor(): void {}
}

abstract class Base
{
    /** @var Quay */
    public $around;

    public function open(): void
    {
        $this->around->«moor→Quay.Quay.moor, receiver»();
        $this->found()->«open→Quay.Base.open, receiver»();
        $same = $this->same();
        $same->«open→Quay.Base.open, receiver»();
    }

    /** @return Quay */
    public function found() { return $this->around; }

    public function same() { return $this; }
}

class Berth
{
    public function hold(): void {}
}
