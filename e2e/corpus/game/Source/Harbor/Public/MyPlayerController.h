#pragma once

#include "PlayerController.h"
#include "Berth.h"

class UHarborMap;

/** What a player may do in the harbour, apart from the pawn that does it. */
struct HARBOR_API FMyPlayerController
{
    int32 Score = 0;

    /** Moves the ship to a free berth; false when there is none. */
    bool MoorShip(const FBerth& Berth);

    void SetTideLevel(float Metres);
};

UCLASS(Blueprintable)
class HARBOR_API AHarborController : public APlayerController
{
    GENERATED_BODY()

public:
    UFUNCTION(BlueprintCallable, Category = "Harbor")
    void OpenLockGate(int32 GateNumber);

protected:
    UPROPERTY(EditAnywhere)
    FMyPlayerController Rules;

    UPROPERTY()
    UHarborMap* Map = nullptr;
};
