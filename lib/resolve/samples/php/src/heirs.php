<?php
namespace Heirs;

/**
 * @property Anchor $anchor
 * @property-read Anchor[] $spares
 * @method Anchor weigh(string $how)
 * @method static Anchor forge()
 * @method self turn()
 * @method bare()
 */
class Hull
{
    /** @return Anchor */
    public function drop() {}
    /** @param Anchor $anchor */
    public function swap($anchor) {}
    /** @var Anchor */
    protected $spare;
    public function own(): void {}
}

class Anchor { public function chain(): void {} }

interface Crewed { public function muster(): void; }

/** @property Rudder $rudder */
class Barge extends Hull
{
    public function above(): parent { return $this; }

    /** {@inheritdoc} */
    public function drop() {}

    /** @inheritDoc */
    public function swap($anchor) { $anchor->«chain→Heirs.Anchor.chain, receiver»(); }

    /** {@inheritdoc} */
    protected $spare;

    public function sail(): void
    {
        $this->above()->«own→Heirs.Hull.own, receiver»();
        $this->drop()->«chain→Heirs.Anchor.chain, receiver»();
        $this->spare->«chain→Heirs.Anchor.chain, receiver»();
        $this->anchor->«chain→Heirs.Anchor.chain, receiver»();
        $this->spares[0]->«chain→Heirs.Anchor.chain, receiver»();
        $this->weigh('slow')->«chain→Heirs.Anchor.chain, receiver»();
        self::forge()->«chain→Heirs.Anchor.chain, receiver»();
        $this->turn()->«own→Heirs.Hull.own, receiver»();
        if ($this instanceof Crewed) {
            $this->«muster→Heirs.Crewed.muster, receiver»();
            $this->«own→Heirs.Hull.own, receiver»();
        }
        \assert($this instanceof Crewed);
        $this->«muster→Heirs.Crewed.muster, receiver»();
    }
}

class Rudder { public function chain(): void {} }

class Lighter extends Barge
{
    public function drop() {}
    public function lower(Barge $barge): void
    {
        $this->drop()->«chain→Heirs.Anchor.chain, receiver»();
        $barge->anchor->«chain→Heirs.Anchor.chain, receiver»();
        $barge->rudder->«chain→Heirs.Rudder.chain, receiver»();
        parent::above()->«own→Heirs.Hull.own, receiver»();
    }
}
