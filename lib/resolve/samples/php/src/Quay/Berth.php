<?php
namespace Quay\Berth;

class Rope
{
    public function coil(): void {}
}

class Note
{
    public function read(): string { return ''; }
}
