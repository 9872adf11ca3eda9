#pragma once
#include "GameFramework/Controller.h"
#include "PlayerController.generated.h"

class APlayerCameraManager;
class ULocalPlayer;

UCLASS(config = Game)
class ENGINE_API APlayerController : public AController
{
	GENERATED_BODY()

public:
	virtual void SetupInputComponent();
	virtual void PlayerTick(float DeltaTime);
	void ClientTravel(const FString& URL);
	bool GetHitResultUnderCursor(ECollisionChannel TraceChannel, bool bTraceComplex, FHitResult& HitResult) const;
	bool DeprojectScreenPositionToWorld(float ScreenX, float ScreenY, FVector& WorldLocation) const;

	UPROPERTY(BlueprintReadOnly)
	TObjectPtr<APlayerCameraManager> PlayerCameraManager;
	UPROPERTY(EditAnywhere)
	bool bShowMouseCursor;
};

UCLASS()
class ENGINE_API APlayerCameraManager : public AActor
{
	GENERATED_BODY()

public:
	virtual void UpdateCamera(float DeltaTime);
	void SetFOV(float NewFOV);
};
