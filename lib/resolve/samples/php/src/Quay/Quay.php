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
    public function open(): void {}
}

class Berth
{
    public function hold(): void {}
}
