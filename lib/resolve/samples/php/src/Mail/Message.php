<?php
declare(strict_types=1);
namespace App\Mail;

use App\Support\Loggable;
use function App\trim_all;
use const App\LIMIT;

abstract class Message implements Sendable
{
    use Loggable;
    protected ?Address $sender = null;
    public const KIND = 'mail';
    public static int $sent = 0;

    public function __construct(protected readonly string $subject, private Address $to, public array $tags = []) {}

    public static function to(string $address): static
    {
        $message = new static('', new «Address→App.Mail.Address, import»($address));
        $message->«send→App.Mail.Message.send, receiver»();
        static::«$sent→App.Mail.Message.sent, receiver»++;
        self::«boot→App.Mail.Message.boot, receiver»();
        return $message;
    }

    private static function boot(): void { «trim_all→App.trim_all, import»([]); echo «LIMIT→App.LIMIT, import»; echo self::«KIND→App.Mail.Message.KIND, receiver»; }

    public function send(): bool
    {
        $this->«log→App.Support.Loggable.log, receiver»($this->«subject→App.Mail.Message.subject, receiver»);
        $domain = $this->«to→App.Mail.Message.to, receiver»->«domain→App.Mail.Address.domain, receiver»();
        $this->sender?->«domain→App.Mail.Address.domain, receiver»();
        foreach ($this->tags as $tag) { echo «$tag→local»; }
        return $this->«deliver→App.Mail.Message.deliver, receiver»(fn ($row) => $row . $domain);
    }

    /** Hands it to the mailer. */
    abstract protected function deliver(callable $format): bool;
}
