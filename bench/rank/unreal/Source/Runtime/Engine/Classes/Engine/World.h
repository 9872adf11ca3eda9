#pragma once
#include "CoreMinimal.h"

class AGameModeBase;
class FTimerManager;

/** What is loaded and ticks: levels and their actors. */
UCLASS()
class ENGINE_API UWorld : public UObject
{
	GENERATED_BODY()

public:
	static UWorld* Current();
	AActor* SpawnActor(UClass* Class, FVector const* Location = nullptr);
	template <class T>
	T* SpawnActorDeferred(UClass* Class, FTransform const& Transform);
	bool DestroyActor(AActor* Actor);
	FTimerManager& GetTimerManager() const;
	bool LineTraceSingleByChannel(FHitResult& OutHit, const FVector& Start, const FVector& End) const;
	bool ServerTravel(const FString& InURL);
	float GetDeltaSeconds() const;
	AGameModeBase* GetAuthGameMode() const;
};

/** Calls functions later. */
class ENGINE_API FTimerManager
{
public:
	void SetTimer(FTimerHandle& InOutHandle, float InRate, bool InbLoop = false);
	void SetTimerForNextTick(FTimerDelegate const& InDelegate);
	void ClearTimer(FTimerHandle& InHandle);
	bool IsTimerActive(FTimerHandle InHandle) const;
};

USTRUCT(BlueprintType)
struct ENGINE_API FHitResult
{
	GENERATED_BODY()

	UPROPERTY()
	FVector ImpactPoint;
	UPROPERTY()
	FVector ImpactNormal;
	UPROPERTY()
	bool bBlockingHit;
	AActor* GetActor() const;
};

USTRUCT(BlueprintType)
struct FTimerHandle
{
	GENERATED_BODY()
	bool IsValid() const;
	void Invalidate();
};
