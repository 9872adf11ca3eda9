#pragma once
#include "CoreMinimal.h"
#include "Actor.generated.h"

class AController;
class APawn;
class UActorComponent;
class UPrimitiveComponent;
class USceneComponent;
class UWorld;
struct FHitResult;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(FActorBeginOverlapSignature, AActor*, OverlappedActor, AActor*, OtherActor);

/** Anything that can be placed in a level. */
UCLASS(BlueprintType, Blueprintable)
class ENGINE_API AActor : public UObject
{
	GENERATED_BODY()

public:
	AActor();

	virtual void BeginPlay();
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason);
	virtual void Tick(float DeltaSeconds);
	virtual float TakeDamage(float DamageAmount, AController* EventInstigator, AActor* DamageCauser);
	virtual void NotifyHit(UPrimitiveComponent* MyComp, AActor* Other, const FHitResult& Hit);

	UFUNCTION(BlueprintCallable, Category = "Transformation")
	bool SetActorLocation(const FVector& NewLocation, bool bSweep = false);
	UFUNCTION(BlueprintCallable, Category = "Transformation")
	FVector GetActorLocation() const;
	UFUNCTION(BlueprintCallable, Category = "Actor")
	bool HasAuthority() const;

	UActorComponent* FindComponentByClass(const TSubclassOf<UActorComponent> ComponentClass) const;
	UWorld* GetWorld() const;
	void SetOwner(AActor* NewOwner);
	bool Destroy(bool bNetForce = false);

	UPROPERTY(BlueprintAssignable, Category = "Collision")
	FActorBeginOverlapSignature OnActorBeginOverlap;

	UPROPERTY(EditDefaultsOnly, Category = Replication)
	uint8 bReplicates : 1;

protected:
	UPROPERTY(BlueprintReadOnly)
	TObjectPtr<USceneComponent> RootComponent;
	APawn* Instigator;
};
