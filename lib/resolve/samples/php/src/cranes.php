<?php
namespace App\Cranes;

use App\Mail\Message;

class Winch
{
    private $hook;

    private ?Lifting $lifting = null;

    /** @return $this */
    public function up() { return $this; }

    /** @return $this */
    public function down() { return $this; }

    protected function make($size) { return new Winch($size); }

    public function run(): void
    {
        $this->make(3)->«up→App.Cranes.Winch.up, receiver»()->«down→App.Cranes.Winch.down, receiver»();
        if ($this->lifting instanceof Crane) {
            $this->lifting->«swing→App.Cranes.Crane.swing, receiver»();
        }
        ($this->«hook→App.Cranes.Winch.hook, receiver»)(1);
        /** @var Winch $each */
        foreach (load() as $each) {
            $each->«up→App.Cranes.Winch.up, receiver»();
            $each::«still→App.Cranes.Winch.still, scope»();
        }
    }

    public static function still(): void {}
}

interface Lifting {}

class Crane implements Lifting { public function swing(): void {} }
