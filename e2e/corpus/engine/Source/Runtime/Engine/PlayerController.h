#pragma once

#include "Controller.h"

/** Base of every controller that a person steers. */
UCLASS()
class ENGINE_API APlayerController : public AController
{
    GENERATED_BODY()

public:
    /** Called when the controller takes hold of a pawn. */
    virtual void OnPossess(APawn* InPawn) override;

    void ClientTravel(const FString& Url);
};
