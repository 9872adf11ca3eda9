#include "HarborMap.h"

#define MAX_GATES 12

static float Depths[MAX_GATES];

void UHarborMap::Flood(int32 GateNumber)
{
    if (GateNumber < MAX_GATES)
    {
        Depths[GateNumber] += 0.5f;
    }
}

float UHarborMap::DepthAt(float X, float Y) const
{
    const int32 Gate = static_cast<int32>(X + Y) % MAX_GATES;
    return Depths[Gate];
}
