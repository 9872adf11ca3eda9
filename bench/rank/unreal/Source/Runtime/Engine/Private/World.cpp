#include "Engine/World.h"
#include "GameFramework/Actor.h"

UWorld* UWorld::Current()
{
	return GWorld;
}

AActor* UWorld::SpawnActor(UClass* Class, FVector const* Location)
{
	AActor* Actor = NewObject<AActor>(this, Class);
	Actor->BeginPlay();
	return Actor;
}

bool UWorld::DestroyActor(AActor* Actor)
{
	Actor->EndPlay(EEndPlayReason::Destroyed);
	return true;
}

void FTimerManager::SetTimer(FTimerHandle& InOutHandle, float InRate, bool InbLoop)
{
	AddTimer(InOutHandle, InRate, InbLoop);
}
