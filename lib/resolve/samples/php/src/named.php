<?php
namespace Shop\Named;

class Parcel
{
    public function __construct(public int $weight, string $label) {}
    public function ship(string $label, bool $fast = false): void {}
}

function post(string $label): void
{
    $parcel = new Parcel(«weight→local»: 1, «label→local»: $label);
    $parcel->ship(«fast→local»: true, label: $label);
    \outermost_else(«label→outside»: $label);
}
