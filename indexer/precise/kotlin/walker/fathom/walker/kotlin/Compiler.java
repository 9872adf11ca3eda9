package fathom.walker.kotlin;

import fathom.walker.Repository;
import fathom.walker.SourceFile;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jetbrains.kotlin.analyzer.AnalysisResult;
import org.jetbrains.kotlin.cli.common.config.ContentRootsKt;
import org.jetbrains.kotlin.cli.common.messages.MessageCollector;
import org.jetbrains.kotlin.cli.jvm.compiler.EnvironmentConfigFiles;
import org.jetbrains.kotlin.cli.jvm.compiler.KotlinCoreEnvironment;
import org.jetbrains.kotlin.cli.jvm.compiler.TopDownAnalyzerFacadeForJVM;
import org.jetbrains.kotlin.cli.jvm.config.JvmContentRootsKt;
import org.jetbrains.kotlin.com.intellij.openapi.Disposable;
import org.jetbrains.kotlin.com.intellij.openapi.util.Disposer;
import org.jetbrains.kotlin.config.AnalysisFlag;
import org.jetbrains.kotlin.config.AnalysisFlags;
import org.jetbrains.kotlin.config.ApiVersion;
import org.jetbrains.kotlin.config.CommonConfigurationKeys;
import org.jetbrains.kotlin.config.CompilerConfiguration;
import org.jetbrains.kotlin.config.JVMConfigurationKeys;
import org.jetbrains.kotlin.config.LanguageFeature;
import org.jetbrains.kotlin.config.LanguageVersion;
import org.jetbrains.kotlin.config.LanguageVersionSettings;
import org.jetbrains.kotlin.config.LanguageVersionSettingsImpl;
import org.jetbrains.kotlin.psi.KtFile;
import org.jetbrains.kotlin.resolve.lazy.declarations.FileBasedDeclarationProviderFactory;

/** Kotlin's compiler with some files of a repository. Nothing that could run code of the repository is set up. */
final class Compiler implements AutoCloseable {
  private final Disposable disposable = Disposer.newDisposable();
  private final CompilerConfiguration configuration = new CompilerConfiguration();
  private final KotlinCoreEnvironment environment;
  private final Map<SourceFile, KtFile> files = new HashMap<>();
  private final Set<String> extensions = new HashSet<>();
  private final Set<String> members = new HashSet<>();
  private final List<KtFile> standIns;
  private final Runnable alive;

  /** @param seen all files of Kotlin that may name each other */
  Compiler(Repository repository, List<SourceFile> seen, Runnable alive) {
    this.alive = alive;
    configuration.put(CommonConfigurationKeys.MODULE_NAME, "repository");
    configuration.put(CommonConfigurationKeys.MESSAGE_COLLECTOR_KEY, MessageCollector.Companion.getNONE());
    configuration.put(CommonConfigurationKeys.LANGUAGE_VERSION_SETTINGS, settings());
    configuration.put(JVMConfigurationKeys.JDK_HOME, new File(System.getProperty("java.home")));
    JvmContentRootsKt.configureJdkClasspathRoots(configuration);
    List<File> libraries = libraries(repository);
    for (File library : libraries) JvmContentRootsKt.addJvmClasspathRoot(configuration, library);
    for (SourceFile file : seen) ContentRootsKt.addKotlinSourceRoot(configuration, file.absolute().toString());
    for (JavaRoot root : JavaRoot.of(repository.files()))
      JvmContentRootsKt.addJavaSourceRoot(
          configuration, repository.root().resolve(root.folder()).toFile(), root.packageName());
    environment =
        KotlinCoreEnvironment.createForProduction(
            disposable, configuration, EnvironmentConfigFiles.JVM_CONFIG_FILES);
    for (KtFile file : environment.getSourceFiles()) {
      DeclaredNames.addExtensions(file.getDeclarations(), extensions);
      DeclaredNames.addMembers(file.getDeclarations(), members);
      SourceFile known = repository.fileAt(Path.of(file.getVirtualFilePath()));
      if (known != null) files.put(known, file);
    }
    standIns =
        MissingTypes.standIns(files.values(), repository, new KnownPackages(libraries), environment.getProject());
  }

  /** Analyses bodies of these files; headers of the others, where they are needed. */
  Analysis analyse(List<SourceFile> part) {
    List<KtFile> asked = part.stream().filter(files::containsKey).map(files::get).toList();
    Trace trace = new Trace(environment.getProject(), alive);
    List<KtFile> declaring = new ArrayList<>(files.values());
    declaring.addAll(standIns);
    AnalysisResult result =
        TopDownAnalyzerFacadeForJVM.analyzeFilesWithJavaIntegration(
            environment.getProject(),
            asked,
            trace,
            configuration,
            environment::createPackagePartProvider,
            (storage, any) -> new FileBasedDeclarationProviderFactory(storage, declaring));
    return new Analysis(trace.getBindingContext(), result.getModuleDescriptor(), files, extensions, members, new HashSet<>(standIns));
  }

  @Override
  public void close() {
    Disposer.dispose(disposable);
  }

  private static LanguageVersionSettings settings() {
    Map<AnalysisFlag<?>, Object> flags = new HashMap<>();
    flags.put(AnalysisFlags.getSkipMetadataVersionCheck(), true);
    flags.put(AnalysisFlags.getSkipPrereleaseCheck(), true);
    flags.put(AnalysisFlags.getAllowKotlinPackage(), true);
    flags.put(AnalysisFlags.getMultiPlatformDoNotCheckActual(), true);
    Map<LanguageFeature, LanguageFeature.State> features = new EnumMap<>(LanguageFeature.class);
    features.put(LanguageFeature.MultiPlatformProjects, LanguageFeature.State.ENABLED);
    features.put(LanguageFeature.ContextReceivers, LanguageFeature.State.ENABLED);
    features.put(LanguageFeature.BreakContinueInInlineLambdas, LanguageFeature.State.ENABLED);
    // The last language that this front end knows.
    return new LanguageVersionSettingsImpl(LanguageVersion.KOTLIN_1_9, ApiVersion.KOTLIN_1_9, flags, features);
  }

  /** Libraries that the compiler brings with itself: what a repository itself declares is not taken from them. */
  private static List<File> libraries(Repository repository) {
    Map<String, Class<?>> classes = new HashMap<>();
    classes.put("kotlin", kotlin.Unit.class);
    classes.put("kotlin.reflect.full", kotlin.reflect.full.KClasses.class);
    classes.put("kotlinx.coroutines", kotlinx.coroutines.CoroutineScope.class);
    List<File> libraries = new ArrayList<>();
    classes.forEach(
        (name, type) -> {
          if (repository.files().stream().noneMatch(file -> file.packageName().equals(name)))
            libraries.add(fileOf(type));
        });
    return libraries;
  }

  private static File fileOf(Class<?> type) {
    try {
      return new File(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
