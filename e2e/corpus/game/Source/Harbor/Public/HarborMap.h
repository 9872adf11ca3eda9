#pragma once

class FMyPlayerController;

class UHarborMap : public UObject
{
public:
    void Flood(int32 GateNumber);
    float DepthAt(float X, float Y) const;
};
