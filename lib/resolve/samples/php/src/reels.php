<?php
namespace App\Reels;

use function next;
use function rewind;

interface Turning { public function rewind(): void; }

class Reel implements Turning
{
    public function rewind(): void {}

    public function over(array $all, Turning $reel)
    {
        «rewind→outside»($all);
        $reel->«rewind→App.Reels.Turning.rewind, receiver»();
        $step = new class () { private int $next = 0; };
        return «next→outside»($all);
    }
}
