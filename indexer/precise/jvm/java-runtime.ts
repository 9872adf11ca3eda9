/** The Java that walkers run on: one on PATH or in JAVA_HOME. */
import { findTool, type FoundTool, type MissingTool, type ToolPlaces } from "../tools/find-tool";
import type { Tool } from "../tools/tool";

/** The compilers' libraries are built for this one. */
const LEAST = 17;

const MIB = 1024 * 1024;

const javaFor = ({ name, title }: { name: string; title: string }): Tool => ({
  id: "java",
  name,
  languages: title,
  commands: ["java"],
  versionIn(output) {
    const [, version, major] = /^(?:openjdk|java) ((\d+)[\w.+-]*)/m.exec(output) ?? [];
    return Number(major) >= LEAST ? version : undefined;
  },
});

/** @param engine its name as it is installed, and its languages */
export const findJava = (engine: { name: string; title: string }, places: ToolPlaces): FoundTool | MissingTool =>
  findTool(javaFor(engine), places);

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
