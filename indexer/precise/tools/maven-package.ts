/**
 * Gets libraries of Maven repositories with mvn, of pinned versions and bytes, into the data folder and nowhere else.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../../../lib/errors";
import { installWhole, packageFolder, run } from "./installation";

export interface MavenPackage {
  /** of the folder that it is installed to */
  name: string;
  version: string;
  /** all of them, without those that they name themselves: `group:artifact:version`, SHA-256 */
  jars: readonly (readonly [coordinates: string, hash: string])[];
}

const COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies";
const MAVEN = process.platform === "win32" ? ["cmd.exe", "/d", "/c", "mvn"] : ["mvn"];

/**
 * @param javaHome of the Java that Maven runs on; left out for the one that it finds
 * @throws AppError `bad_configuration` that tells what Maven said, or which file is another one than it should be
 */
export function installFromMaven(wanted: MavenPackage, dataFolder: string, javaHome?: string): void {
  const { name, jars } = wanted;
  installWhole(packageFolder(dataFolder, wanted), (folder) => {
    const target = join(folder, "package");
    mkdirSync(target);
    writeFileSync(join(folder, "pom.xml"), projectWith(wanted));
    // Maven reads settings of the folder that it runs in: of this one, which has none.
    const { ok, said } = maven(
      ["-f", "pom.xml", COPY, "-DexcludeTransitive=true", `-DoutputDirectory=${target}`],
      folder,
      javaHome,
    );
    if (!ok)
      throw new AppError("bad_configuration", `Maven did not bring ${name}: ${said.trim().slice(-600)}`, {
        hint: "Install Maven (mvn), see that it reaches its repository, and try again.",
      });
    const wrong = jars.find(([coordinates, hash]) => hashOf(join(target, fileOf(coordinates))) !== hash);
    if (wrong)
      throw new AppError("bad_configuration", `Maven brought another ${wrong[0]} than the one that is known.`, {
        hint: "Remove it from Maven's local repository, and try again.",
      });
  });
}

/** Name of a library's file. */
export const fileOf = (coordinates: string): string => `${coordinates.split(":").slice(1).join("-")}.jar`;

/** A project that needs these libraries, and none that they name. */
export function projectWith({ jars }: MavenPackage): string {
  const none = "<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>";
  const needed = jars.map(([coordinates]) => {
    const [group, artifact, version] = coordinates.split(":");
    const names = `<groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>`;
    return `<dependency>${names}${none}</dependency>`;
  });
  const own = "<groupId>fathom</groupId><artifactId>engine</artifactId><version>1</version><packaging>pom</packaging>";
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>${own}
<dependencies>
${needed.join("\n")}
</dependencies>
</project>
`;
}

/** What Maven has to say, it says on its standard output. */
function maven(args: readonly string[], cwd: string, javaHome?: string): { ok: boolean; said: string } {
  const [command, ...first] = MAVEN;
  const env = javaHome === undefined ? process.env : { ...process.env, JAVA_HOME: javaHome };
  return run(command, [...first, "--batch-mode", "--quiet", ...args], { cwd, env });
}

function hashOf(file: string): string | null {
  try {
    return createHash("sha256").update(readFileSync(file)).digest("hex");
  } catch {
    return null;
  }
}
