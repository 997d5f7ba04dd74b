// Receives what a store of the sandbox is told and posts it to this machine, so that nobody needs a tunnel. It depends
// on nothing but Node 20.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";

const help = `Posts what a store of the sandbox is told to an address of this machine.

  npm run listen -- --to http://localhost:3000/notify

  --to ADDRESS   where to post each notification (required)
  --id ID        merchant_id of the store; otherwise MERCHANT_ID of the environment
  --key KEY      merchant_key of the store; otherwise MERCHANT_KEY of the environment
  --site ORIGIN  the portal; otherwise PORTAL_SITE, or http://localhost:8080
  --state FILE   what was posted and not yet acknowledged; by default in your home folder
  --help         this text

Whatever your program answers counts as received, as long as it answers. While it does not, the listener waits and
posts again. What happens while the listener is off waits for it, for seven days. Run one for a store.`;

const oldest = 20;
const longestWaitSeconds = 20;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function addressOf(text, name) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    fail(`${name} is no address: write it whole, as http://localhost:3000/notify.`);
  return url;
}

function readOptions() {
  let values;
  try {
    const text = { type: "string" };
    const options = { to: text, id: text, key: text, site: text, state: text, help: { type: "boolean" } };
    ({ values } = parseArgs({ options }));
  } catch (error) {
    fail(`${error.message}\n\n${help}`);
  }
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  const { MERCHANT_ID, MERCHANT_KEY, PORTAL_SITE } = process.env;
  const id = String(values.id ?? MERCHANT_ID ?? "");
  const key = String(values.key ?? MERCHANT_KEY ?? "");
  if (!values.to) fail(`Say where to post: --to http://localhost:3000/notify\n\n${help}`);
  if (!id) fail("Say which store: --id, or MERCHANT_ID in the environment. Its page in the portal shows it.");
  if (!key)
    fail("Give the store's key: --key, or MERCHANT_KEY in the environment. Create one in the portal.");
  const site = addressOf(values.site ?? PORTAL_SITE ?? "http://localhost:8080", "--site").origin;
  const state =
    values.state ?? path.join(os.homedir(), `.esitef-listen-${id.replaceAll(/[^\w-]/g, "")}.json`);
  return { to: addressOf(values.to, "--to").href, id, key, site, state };
}

/** What was posted here and the sandbox does not know yet; a listener that starts again tells it first. */
function openJournal(file, place) {
  let posted = [];
  if (existsSync(file)) {
    try {
      const kept = JSON.parse(readFileSync(file, "utf8"));
      if (kept.place === place) posted = kept.posted;
    } catch {
      fail(`${file} cannot be read. Delete it: at most one notification is posted again.`);
    }
  }
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify({ place, posted }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    posted: () => posted,
    note(line) {
      posted = [...posted, line];
      save();
    },
    clear() {
      if (posted.length === 0) return;
      posted = [];
      save();
    },
  };
}

const ending = new AbortController();
const isEnding = () => ending.signal.aborted;

/** Waits unless it was told to end. */
const pause = (seconds) => wait(seconds * 1000, undefined, { signal: ending.signal }).catch(() => undefined);

async function ask({ site, id, key }, acknowledged) {
  const response = await fetch(`${site}/sandbox/e-sitef/api/listener`, {
    method: "POST",
    headers: { "content-type": "application/json", merchant_id: id, merchant_key: key },
    body: JSON.stringify({ acknowledged, waitSeconds: longestWaitSeconds }),
    redirect: "error",
    signal: AbortSignal.any([ending.signal, AbortSignal.timeout((longestWaitSeconds + 20) * 1000)]),
  });
  if (response.status === 401) fail("The sandbox does not know this merchant_id with this merchant_key.");
  if (response.status === 400)
    fail("The portal does not understand this listener: update your copy of the repository.");
  if (response.status === 429 || response.status >= 500) {
    const seconds = Number(response.headers.get("retry-after")) || 5;
    console.error(`The sandbox is busy (${response.status}); asking again in ${seconds} s.`);
    await pause(Math.min(seconds, 60));
    return undefined;
  }
  if (!response.ok) fail(`No sandbox answers at ${site} (${response.status}): is --site right?`);
  return (await response.json()).deliveries;
}

/** Posts until something is answered; what it is counts as received. */
async function post(to, { headers, body }) {
  for (let isSaid = false; !isEnding(); ) {
    try {
      const response = await fetch(to, {
        method: "POST",
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(30_000),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      if (!isSaid) console.error(`Nothing answers at ${to}; trying until something does.`);
      isSaid = true;
      await pause(1);
    }
  }
  return undefined;
}

function print({ callback, tells, transactionId }, status, milliseconds) {
  const time = new Date().toTimeString().slice(0, 8);
  const told = [callback, tells ?? "", `${transactionId.slice(0, 12)}…`].filter(Boolean).join(" ");
  console.log(
    `${time}  ${told}  ->  ${status}${status === 200 ? "" : " (the sandbox expects 200)"}  ${milliseconds} ms`,
  );
}

async function bring(options, journal) {
  const { posted } = journal;
  const deliveries = await ask(options, posted());
  if (!deliveries) return;
  journal.clear();
  for (const delivery of deliveries) {
    const startedAt = performance.now();
    const status = await post(options.to, delivery);
    if (status === undefined) return;
    journal.note({ position: delivery.position, deliveryId: delivery.id, http: status });
    print(delivery, status, Math.round(performance.now() - startedAt));
    if (isEnding()) return;
  }
}

async function main() {
  if (Number(process.versions.node.split(".")[0]) < oldest) fail(`Node ${oldest} or newer is needed.`);
  const options = readOptions();
  const journal = openJournal(options.state, `${options.site} ${options.id}`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => ending.abort());
  }
  console.log(`Listening to ${options.id} at ${options.site}; posting to ${options.to}. Ctrl+C ends it.`);
  while (!isEnding()) {
    try {
      await bring(options, journal);
    } catch {
      if (isEnding()) return;
      console.error(`${options.site} cannot be reached; asking again in 3 s.`);
      await pause(3);
    }
  }
}

await main();
