#pragma once

class APawn;

UCLASS(abstract)
class ENGINE_API AController : public AActor
{
    GENERATED_BODY()

public:
    virtual void OnPossess(APawn* InPawn);
};
