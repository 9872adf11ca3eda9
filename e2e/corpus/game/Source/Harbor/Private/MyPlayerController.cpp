#include "MyPlayerController.h"
#include "HarborMap.h"

bool FMyPlayerController::MoorShip(const FBerth& Berth)
{
    if (Berth.IsTaken())
    {
        return false;
    }
    Score += Berth.Depth * 10;
    return true;
}

void FMyPlayerController::SetTideLevel(float Metres)
{
    Score -= static_cast<int32>(Metres);
}

void AHarborController::OpenLockGate(int32 GateNumber)
{
    if (Map != nullptr && GateNumber > 0)
    {
        Map->Flood(GateNumber);
    }
}
