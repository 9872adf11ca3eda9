#pragma once
#include "Kismet/BlueprintFunctionLibrary.h"
#include "GameplayStatics.generated.h"

UCLASS()
class ENGINE_API UGameplayStatics : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	UFUNCTION(BlueprintPure, Category = "Game", meta = (WorldContext = "WorldContextObject"))
	static class APlayerController* GetPlayerController(const UObject* WorldContextObject, int32 PlayerIndex);
	UFUNCTION(BlueprintPure, Category = "Game")
	static class ACharacter* GetPlayerCharacter(const UObject* WorldContextObject, int32 PlayerIndex);
	UFUNCTION(BlueprintCallable, Category = "Game|Damage")
	static float ApplyDamage(AActor* DamagedActor, float BaseDamage);
	UFUNCTION(BlueprintCallable, Category = "Actor")
	static void GetAllActorsOfClass(const UObject* WorldContextObject, TSubclassOf<AActor> ActorClass, TArray<AActor*>& OutActors);
	UFUNCTION(BlueprintCallable, Category = "Audio")
	static void PlaySoundAtLocation(const UObject* WorldContextObject, class USoundBase* Sound, FVector Location);
	UFUNCTION(BlueprintCallable, Category = "Game")
	static void OpenLevel(const UObject* WorldContextObject, FName LevelName);
};
