<?php
namespace App;

use App\Mail\{Message, Address};

class Exception extends \«Exception→outside» {}

class Reader
{
    public function read($value, $other, $third)
    {
        if ($value instanceof Message && $value->«subject→App.Mail.Message.subject, receiver») {
            $value->«send→App.Mail.Message.send, receiver»();
        } elseif ($other instanceof Address) {
            $other->«domain→App.Mail.Address.domain, receiver»();
        }
        if (!($other instanceof Address)) {
            throw new \«Exception→outside»('no address');
        }
        $other->«domain→App.Mail.Address.domain, receiver»();
        $name = $third instanceof Message ? $third->«subject→App.Mail.Message.subject, receiver» : null;
        throw new «Exception→App.Exception, scope»(\«strlen→outside»($name));
    }

    private function strlen($text) {}
}

class Sender
{
    public function reply(): string
    {
        return (new Mail\«Address→App.Mail.Address, scope»('a@b'))->«domain→App.Mail.Address.domain, receiver»();
    }
}
