/**
 * Markup and scripts in names, code, comments, documents and names of files are text in the browser: nothing runs, and
 * every answer carries the headers that would keep it from running.
 *
 *   FATHOM_TRIAL_PAYLOADS=300   payloads, each in a file of its own; a few when left out
 */
import type { Page } from "@playwright/test";
import { ownFolder, type OwnFolder } from "../testing/e2e/own-folder";
import { tellFigure, trialSize } from "../testing/trial-figure";
import { expect, test } from "./fixtures";
import { startInstance, type Instance } from "./instance";

// An instance of its own and a page for each payload take longer than other journeys.
test.skip(process.env.FATHOM_TRIAL_FIGURES === undefined, "tried by `npm run trials -- 33 --quick`");

const PAYLOADS = trialSize("FATHOM_TRIAL_PAYLOADS", 6);

const BASE: readonly string[] = [
  ...[
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    '"><svg onload=alert(1)>',
    "'-alert(1)-'",
    "</script><script>alert(1)</script>",
  ],
  ...[
    "[x](javascript:alert(1))",
    '![x](x" onerror="alert(1))',
    "<a href=javascript:alert(1)>x</a>",
    "<iframe srcdoc='<script>parent.alert(1)</script>'>",
  ],
  ...[
    "${alert(1)}",
    "{{constructor.constructor('alert(1)')()}}",
    "</textarea><img src=x onerror=alert(1)>",
    "</title><script>alert(1)</script>",
  ],
  ...[
    "<details open ontoggle=alert(1)>",
    "<style>@import 'javascript:alert(1)'</style>",
    "<math><mtext></p><img src=x onerror=alert(1)>",
  ],
  ...[
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "<object data=javascript:alert(1)>",
  ],
];
const payload = (at: number): string =>
  at < BASE.length ? BASE[at] : `${BASE[at % BASE.length]}${BASE[(at * 5 + 1) % BASE.length]}`;
/** As a name of a file may be. */
const fileName = (text: string): string => text.replace(/[/\\\0]/g, "_").slice(0, 100);

/** A file for each payload, of kinds in turn; every one holds the same name, so that one question finds them all. */
function fileWith(at: number): [path: string, text: string] {
  const text = payload(at);
  const name = `k${at} ${fileName(text)}`;
  const kinds: [string, string][] = [
    [
      `src/${name}.kt`,
      `/** ${text.replaceAll("*/", "")} */\nfun \`lure${at} ${text.replace(/[`.;:\\/[\]<>]/g, "_")}\`() {}\nfun lure${at}() = "${text.replace(/["$\\]/g, "")}"\n`,
    ],
    [
      `src/${name}.ts`,
      `/**\n * ${text.replaceAll("*/", "")}\n * {@link ${text}}\n */\nexport function lure${at}() {\n  return ${JSON.stringify(text)};\n}\n`,
    ],
    [`docs/${name}.md`, `# ${text}\n\n${text}\n\n[lure${at}](${text})\n\n<div>${text}</div>\n`],
    [
      `src/${name}.py`,
      `def lure${at}():\n    """${text.replaceAll('"""', "").replace(/"$/, "")} """\n    return ${JSON.stringify(text)}\n`,
    ],
    [
      `art/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><text>${text}</text></svg>\n`,
    ],
    [
      `art/${name}.ipynb`,
      JSON.stringify(
        { cells: [{ cell_type: "markdown", source: [text], outputs: [{ data: { "text/html": [text] } }] }] },
        null,
        1,
      ),
    ],
  ];
  return kinds[at % kinds.length];
}

let own: OwnFolder;
let instance: Instance;
const files = Array.from({ length: PAYLOADS }, (_, at) => fileWith(at));
test.beforeAll(async () => {
  test.setTimeout(420_000);
  own = ownFolder("vault", Object.fromEntries(files));
  instance = await startInstance(own.folder, [own.source, "--no-precise", "--no-watch"]);
});
test.afterAll(async () => {
  await instance?.stop();
  own?.remove();
});

test.describe("Text of a hostile repository", () => {
  // What it names is not there, and is asked for by nobody.
  test.use({ expectedComplaints: [/404|Failed to load resource/] });

  test("runs nothing in the browser, and every answer forbids it", async ({ page }) => {
    test.setTimeout(240_000 + PAYLOADS * 10_000);
    const { url } = instance;
    await page.addInitScript(() => {
      const counter = window as unknown as { ran: number };
      counter.ran = 0;
      window.alert = () => void counter.ran++;
    });
    let [answers, ran, made] = [0, 0, 0];
    const without = new Set<string>();
    page.on("response", (response) => {
      if (!response.url().startsWith(url)) return;
      answers++;
      const headers = response.headers();
      if (!headers["content-security-policy"] || headers["x-content-type-options"] !== "nosniff")
        without.add(`${response.status()} ${response.url().slice(url.length)}`);
    });
    const visits = [
      ...files.map(([path]) => `/r/vault/${path.split("/").map(encodeURIComponent).join("/")}`),
      ...files
        .slice(0, 20)
        .flatMap((_, at) => [`/search?q=${encodeURIComponent(payload(at))}`, `/?q=${encodeURIComponent(payload(at))}`]),
      ...["/search?q=lure", "/search?q=alert&in=text", "/r/vault", "/status"],
    ];
    const wrong: string[] = [];
    for (const address of visits) {
      await page.goto(url + address, { waitUntil: "domcontentloaded" });
      if (address.startsWith("/r/vault/")) await hoverNames(page);
      const found = await page.evaluate(() => ({
        ran: (window as unknown as { ran: number }).ran,
        made: document.querySelectorAll(
          'img[src="x"], [onload], [onerror], [ontoggle], iframe, object, a[href^="javascript:" i]',
        ).length,
      }));
      ran += found.ran;
      made += found.made;
      if (found.ran + found.made > 0) wrong.push(address);
    }
    tellFigure(
      33,
      `${files.length} payloads, ${visits.length} pages: ${ran} ran, ${made} became elements; ${without.size} of ${answers} answers without the headers`,
    );
    expect(wrong).toEqual([]);
    expect([...without]).toEqual([]);
  });
});

/** The code is there, and the card of a name with its comment. */
async function hoverNames(page: Page): Promise<void> {
  const name = page.getByText(/^lure\d+$/).first();
  if (await name.isVisible({ timeout: 300 }).catch(() => false)) await name.hover({ timeout: 1_000 }).catch(() => {});
}
