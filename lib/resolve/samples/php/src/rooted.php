<?php
namespace App\Rooted;

class TarredRope extends \App\Chains\«Rope→App.Chains.Rope, scope»
{
    public function tar(): void { $this->«pull→App.Chains.Rope.pull, receiver»(); }
}
