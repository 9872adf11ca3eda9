using UnrealBuildTool;

public class Harbor : ModuleRules
{
    public Harbor(ReadOnlyTargetRules Target) : base(Target)
    {
        PublicDependencyModuleNames.AddRange(new string[] { "Core", "Engine" });
    }
}
