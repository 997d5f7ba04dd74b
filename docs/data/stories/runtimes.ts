/** Stands before each example's output; no example prints it. */
export const mark = "\u001e";

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/** How the examples of one language are run: each as it is printed, all of them in one process. */
export interface Runtime {
  /** Id of the language. */
  readonly id: string;
  /** Says its version where it is installed. */
  readonly probe: Command;
  /** Files by name, made of the examples' code. */
  readonly files: (codes: readonly string[]) => Readonly<Record<string, string>>;
  readonly commands: readonly Command[];
  /** Where the printed status stands. */
  readonly status: "first" | "last";
}

const numbered = (codes: readonly string[], ending: string): Record<string, string> =>
  Object.fromEntries(codes.map((code, index) => [`example-${index}.${ending}`, code]));

const curl: Runtime = {
  id: "curl",
  probe: { program: "curl", args: ["--version"] },
  files: (codes) => ({
    ...numbered(codes, "sh"),
    // The example prints the body alone, so the status is asked of curl's own settings.
    ".curlrc": 'write-out = "\\n%{http_code}"\n',
    "all.sh": codes.map((_, index) => `printf '\\036'; sh example-${index}.sh`).join("\n"),
  }),
  commands: [{ program: "sh", args: ["all.sh"] }],
  status: "last",
};

const javascript: Runtime = {
  id: "javascript",
  probe: { program: process.execPath, args: ["--version"] },
  files: (codes) => ({
    ...numbered(codes, "mjs"),
    "all.mjs": `for (let index = 0; index < ${codes.length}; index += 1) {
  process.stdout.write("\\u001e");
  await import(\`./example-\${index}.mjs\`).catch(console.log);
}`,
  }),
  commands: [{ program: process.execPath, args: ["all.mjs"] }],
  status: "first",
};

const python: Runtime = {
  id: "python",
  probe: { program: "python3", args: ["-c", "import requests"] },
  files: (codes) => ({
    ...numbered(codes, "py"),
    "all.py": `import runpy
import traceback

for index in range(${codes.length}):
    print("\\x1e", end="", flush=True)
    try:
        runpy.run_path(f"example-{index}.py")
    except Exception:
        print(traceback.format_exc())
`,
  }),
  commands: [{ program: "python3", args: ["all.py"] }],
  status: "first",
};

const php: Runtime = {
  id: "php",
  probe: { program: "php", args: ["-r", "exit(function_exists('curl_init') ? 0 : 1);"] },
  files: (codes) => ({
    ...numbered(codes, "php"),
    "all.php": `<?php
function run(string $file): void
{
    echo "\\x1e";
    include $file;
    // The example prints the body alone; its own request knows the status.
    echo "\\n", curl_getinfo($request, CURLINFO_RESPONSE_CODE);
}
for ($index = 0; $index < ${codes.length}; $index += 1) {
    run(__DIR__ . "/example-$index.php");
}
`,
  }),
  commands: [{ program: "php", args: ["all.php"] }],
  status: "last",
};

const java: Runtime = {
  id: "java",
  probe: { program: "java", args: ["--version"] },
  files: (codes) => ({
    "Examples.java": `import java.net.*;
import java.net.http.*;
import java.nio.charset.*;
import java.time.*;

public class Examples {
interface Example { void run() throws Exception; }

${codes.map((code, index) => `static void example${index}() throws Exception {\n${code}\n}`).join("\n\n")}

public static void main(String[] args) {
    Example[] examples = { ${codes.map((_, index) => `Examples::example${index}`).join(", ")} };
    for (var example : examples) {
        System.out.print("\\u001e");
        try { example.run(); } catch (Exception error) { System.out.println(error); }
    }
}
}
`,
  }),
  commands: [{ program: "java", args: ["-Dfile.encoding=UTF-8", "Examples.java"] }],
  status: "first",
};

/**
 * Debian's compiler reads C# 7, and the examples are of C# 11: their text blocks become the strings that both know, and
 * their declarations that end with the program lose the word for it.
 */
const inOlderCsharp = (code: string): string =>
  code
    .replace(/"""\n([^]*?)\n( *)"""/g, (_, block: string, indent: string) => {
      const text = block.replaceAll(new RegExp(`^${indent}`, "gm"), "");
      return `@"${text.replaceAll('"', '""')}"`;
    })
    .replaceAll(/^using var /gm, "var ");

const httpLibrary = "-r:System.Net.Http.dll";

const csharp: Runtime = {
  id: "csharp",
  // Debian has the library of HTTP apart from the compiler, which takes a file of any kind as a resource.
  probe: {
    program: "mcs",
    args: [httpLibrary, "-target:library", `-resource:${__filename}`, "-out:probe.dll"],
  },
  files: (codes) => ({
    "Examples.cs": `using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;

static class Examples
{
${codes
  .map((code, index) => `static async Task Example${index}()\n{\n${inOlderCsharp(code)}\n}`)
  .join("\n\n")}

static void Main()
{
    Func<Task>[] examples = { ${codes.map((_, index) => `Example${index}`).join(", ")} };
    foreach (var example in examples)
    {
        Console.Write("\\u001e");
        try { example().Wait(); } catch (Exception error) { Console.WriteLine(error); }
    }
}
}
`,
  }),
  commands: [
    { program: "mcs", args: [httpLibrary, "Examples.cs"] },
    { program: "mono", args: ["Examples.exe"] },
  ],
  status: "first",
};

/** In the order of the tabs. */
export const runtimes: readonly Runtime[] = [curl, java, csharp, php, javascript, python];
