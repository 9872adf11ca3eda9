<?php
namespace App\Chains;

class Hook { public function hang(): void {} }

class Rope
{
    private $hook;
    /** @var array<string, Hook> */
    private $spare = [];

    public function __construct() { $this->hook = new Hook(); }

    /** @return $this */
    public function pull() { $this->hook->«hang→App.Chains.Hook.hang, receiver»(); return $this; }

    public function first(): void { $this->spare['a']->«hang→App.Chains.Hook.hang, receiver»(); $this->take($this->spare[0]); }

    private function take(Hook $one): void {}

    public static function of(string $fibre): void {}
}

class LongRope extends Rope
{
    public function stretch(): void {}

    public static function of(string $fibre): void {}
}

function haul(LongRope $rope, Hook $hook): void
{
    $rope->pull()->«stretch→App.Chains.LongRope.stretch, receiver»();
    $rope->pull()->«pull→App.Chains.Rope.pull, receiver»()->pull();
}
