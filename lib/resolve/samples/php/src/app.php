<?php
namespace App;

use App\Mail\{Message, Address as Mailbox, Priority};
use PHPUnit\Framework\TestCase;

class Welcome extends Message
{
    protected function deliver(callable $format): bool
    {
        parent::«send→App.Mail.Message.send, receiver»();
        $this->«flush→App.Support.Loggable.flush, receiver»();
        return $this->«subject→App.Mail.Message.subject, receiver» !== '';
    }
}

class WelcomeTest extends TestCase
{
    private Welcome $welcome;
    public function testSend(): void
    {
        $box = «Mailbox→App.Mail.Address, import»::«parse→App.Mail.Address.parse, scope»('a@b');
        $box->«domain→App.Mail.Address.domain, receiver»();
        $this->welcome = Welcome::to('x');
        $this->welcome->«send→App.Mail.Message.send, receiver»();
        Welcome::to('y')->«send→App.Mail.Message.send, receiver»();
        (new Welcome('a', $box))->«deliver→App.Welcome.deliver, receiver»(fn () => «trim_all→App.trim_all, import»([]));
        Priority::best()->«label→App.Mail.Priority.label, receiver»();
        $this->«assertTrue→outside»(true);
        /** @var Welcome[] $all */
        $all = load();
        foreach ($all as $one) { $one->«send→App.Mail.Message.send, receiver»(); }
    }
}
