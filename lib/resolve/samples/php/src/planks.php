<?php
namespace Harbour\Berth;

const SIZE = 3;

class Plank { public function saw(): void {} }

function nail(int $size): void {}
