<?php
namespace Told;

interface Node { public function name(): string; }
class Leaf implements Node { public function name(): string { return ''; } public function colour(): string { return ''; } }
class Twig implements Node { public function name(): string { return ''; } public function leaf(): Leaf { return new Leaf(); } }

/** @template T of Node */
class Nest
{
    /** @var Leaf[] */
    private array $leaves = [];
    private static ?Twig $twig = null;

    /** @param list<Twig> $twigs */
    public function __construct(private array $twigs) {}

    /** @return T */
    public function held(): Node {}

    /**
     * @template K
     * @param class-string<K> $name
     * @return K
     */
    public function get(string $name) {}

    /** @param Leaf $node */
    public function comment(Node $node, $other): void
    {
        $node->«colour→Told.Leaf.colour, receiver»();
        $this->held()->«name→Told.Node.name, receiver»();
        $this->get(Leaf::class)->«colour→Told.Leaf.colour, receiver»();
        $this->leaves[0]->«colour→Told.Leaf.colour, receiver»();
        $this->twigs[1]->«leaf→Told.Twig.leaf, receiver»();
        $last = \end($this->leaves);
        $last->«colour→Told.Leaf.colour, receiver»();
        $first = reset($this->leaves);
        $first->«colour→Told.Leaf.colour, receiver»();
        $any = $this->leaves[3] ?? null;
        $any->«colour→Told.Leaf.colour, receiver»();
        $twig = self::$twig ?? new Twig();
        $twig->«leaf→Told.Twig.leaf, receiver»();
        $maybe = $other ?: new Twig();
        $maybe->«leaf→Told.Twig.leaf, receiver»();
        $bare = new class extends Twig {};
        $bare->«leaf→Told.Twig.leaf, receiver»();
    }

    public function asserted(Node $node, Node $twig, Node $third, $other): void
    {
        if (
            $other instanceof Leaf
            && $node // said of nothing
            && $third
        ) {
            $other->«colour→Told.Leaf.colour, receiver»();
        }
        if ($twig->held instanceof Leaf && $twig->held->«colour→Told.Leaf.colour, receiver»()) {
            $twig->held->«colour→Told.Leaf.colour, receiver»();
            $node->held->«colour→outside»();
        }
        \assert($node instanceof Leaf);
        $node->«colour→Told.Leaf.colour, receiver»();
        $this->assertInstanceOf(Twig::class, $twig);
        $twig->«leaf→Told.Twig.leaf, receiver»();
        foreach ([1] as $each) {
            if (! $third instanceof Leaf || ($text = $third->«colour→Told.Leaf.colour, receiver»()) === null) {
                continue;
            }
            $third->«colour→Told.Leaf.colour, receiver»();
        }
        switch (true) {
            case $third instanceof Twig:
                $third->«leaf→Told.Twig.leaf, receiver»();
                break;
            case $third instanceof Leaf:
                $third->«colour→Told.Leaf.colour, receiver»();
        }
        $it = fn () => $twig->«leaf→Told.Twig.leaf, receiver»();
        $that = function () use ($twig) { return $twig->«leaf→Told.Twig.leaf, receiver»(); };
    }

    public function again(Nest $nest): void
    {
        /** @var Leaf $it */
        $it = $nest->held();
        $it->«colour→Told.Leaf.colour, receiver»();
        /** @var Twig $it */
        $it = $nest->held();
        $it->«leaf→Told.Twig.leaf, receiver»();
        $one = new Leaf();
        $one->«colour→Told.Leaf.colour, receiver»();
        $one = new Twig();
        $one->«leaf→Told.Twig.leaf, receiver»();
        if ($one) {
            $one = new Leaf();
            $one->«colour→Told.Leaf.colour, receiver»();
        }
        $two = null;
        if ($nest) {
            $two = new Leaf();
        }
        $two->«colour→Told.Leaf.colour, receiver»();
    }

    public function with(Leaf $leaf): self { return $this; }

    public function fluent(): void
    {
        $this->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->with(new Leaf())
            ->«with→Told.Nest.with, receiver»(new Leaf());
    }

    /** @return iterable<Leaf> */
    private function all(): iterable { yield new Leaf(); }

    /** @return \Generator<int, Leaf> */
    private function generated() { yield new Leaf(); }

    public function loop(): void
    {
        foreach ($this->all() as $leaf) $leaf->«colour→Told.Leaf.colour, receiver»();
        foreach ($this->generated() as $each) $each->«colour→Told.Leaf.colour, receiver»();
        $names = array_map(fn ($twig) => $twig->«leaf→Told.Twig.leaf, receiver»(), $this->twigs);
        $kept = array_filter($this->twigs, function ($twig) { return $twig->«leaf→Told.Twig.leaf, receiver»(); });
        foreach ($kept as $twig) $twig->«leaf→Told.Twig.leaf, receiver»();
    }
}
