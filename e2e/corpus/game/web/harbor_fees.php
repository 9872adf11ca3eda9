<?php

namespace Harbor;

/** What a night at the quay costs. */
final class FeeTable
{
    private const PER_METRE = 3;

    public function feeFor(int $metres): int
    {
        return $metres * self::PER_METRE;
    }
}
