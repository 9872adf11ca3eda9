<?php
namespace App\Support;
trait Loggable {
    private array $lines = [];
    public function log(string $line): void { $this->«lines→App.Support.Loggable.lines, receiver»[] = $line; $this->«flush→App.Support.Loggable.flush, receiver»(); }
    protected function flush(): void {}
}
