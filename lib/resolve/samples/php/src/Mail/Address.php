<?php
namespace App\Mail;
interface Sendable { public function send(): bool; }
final class Address {
    public function __construct(public readonly string $value) {}
    public function domain(): string { return explode('@', $this->«value→App.Mail.Address.value, receiver»)[1]; }
    public static function parse(string $raw): ?self { return new self($raw); }
}
enum Priority: int {
    case Low = 1; case High = 2;
    public static function best(): self { return self::«High→App.Mail.Priority.High, receiver»; }
    public function label(): string { return match($this) { Priority::«Low→App.Mail.Priority.Low, scope» => 'low', self::High => 'high' }; }
}
