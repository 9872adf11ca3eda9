/** The walker of Java, over the core of Eclipse's Java tools. */
import { ECJ } from "../jvm/batch-compiler";
import type { JvmWalker } from "../jvm/jvm-walker";

export const JAVA_WALKER: JvmWalker = {
  name: "java",
  title: "Java",
  sources: "indexer/precise/java/walker",
  main: "fathom.walker.java.JavaWalker",
  libraries: {
    name: "jdt",
    version: "3.47.0",
    jars: [
      ECJ,
      [
        "org.eclipse.jdt:org.eclipse.jdt.core:3.47.0",
        "723e30be1e841516c388ebb32017cb8b36662808f46be5265b78cc06bd4fe71c",
      ],
      [
        "org.eclipse.platform:org.eclipse.core.contenttype:3.9.900",
        "6c57132740523b5c5de125c0041ca43c1606da6563214c1bae3999fa21ead893",
      ],
      [
        "org.eclipse.platform:org.eclipse.core.jobs:3.15.900",
        "941b3c5feeba4ec0a949a8a94ff10283b2505813fa736c9e6345f146ae1b7e8a",
      ],
      [
        "org.eclipse.platform:org.eclipse.core.resources:3.24.100",
        "946851cf5902cd3b002920063a30b169e5710088b6c1ad7dd05bdd3be4fbfff4",
      ],
      [
        "org.eclipse.platform:org.eclipse.core.runtime:3.35.0",
        "5b0c2794e9fe1785360dec920cc802f3388a0eb72ee25b89054b79ff3e2f07c9",
      ],
      [
        "org.eclipse.platform:org.eclipse.equinox.common:3.21.0",
        "2545ed27d408f19882695703097e5998bf25652bd0dac76a8e6d1391ec228ab7",
      ],
      [
        "org.eclipse.platform:org.eclipse.equinox.preferences:3.12.100",
        "fd04e81a28ab32b6bb073286eb293c44b760176fcf1e35ef15614d62df820f86",
      ],
      [
        "org.eclipse.platform:org.eclipse.osgi:3.24.300",
        "4a770aa4a78df653af871073c8b4ddd56884895f5fc71d10c40b4289ac7c8b9f",
      ],
      [
        "org.eclipse.platform:org.eclipse.text:3.14.800",
        "14814c1f1a737fde0a2d56c47a2f02cf4c8c5dee748756c4763e674cae214250",
      ],
      ["org.osgi:org.osgi.service.prefs:1.1.2", "43c7c870710e363405d422da653cce0d798a4537f76e4930f79bceadd3a55345"],
    ],
  },
};
