#pragma once

/** A place at the quay. */
struct FBerth
{
    int32 Depth = 0;
    bool bTaken = false;

    bool IsTaken() const { return bTaken; }
};

enum class EBerthState : uint8
{
    Free,
    Reserved,
    Taken,
};
