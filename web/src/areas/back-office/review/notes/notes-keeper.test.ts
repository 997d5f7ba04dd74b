import type { KeptNotes, SignedNote } from "@portal/shared/occurrence/notes.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { notesFrom, withoutWords, withWords } from "./notes-draft.ts";
import { NotesKeeper } from "./notes-keeper.ts";

const blank: KeptNotes = {
  version: 0,
  round: 1,
  notes: { comment: "", entries: [] },
  colleagues: [],
  savedAt: null,
  savedBy: null,
};
const theirs = (text: string): SignedNote => ({
  subject: "website",
  text,
  by: { sub: "carla", name: "Carla Dias" },
  at: "2026-11-21T10:00:00.000Z",
});

/** One's own notes on a server, beside which a colleague writes. */
function server() {
  const state = { now: blank, isDown: false };
  const save = async (base: KeptNotes, mine: Parameters<typeof notesFrom>[0]) => {
    if (state.isDown) throw new ApiError("network");
    if (base.version !== state.now.version) throw new ApiError("version-conflict", { current: state.now });
    state.now = { ...state.now, version: state.now.version + 1, notes: notesFrom(mine) };
    return state.now;
  };
  const colleagueWrites = (text: string) => {
    state.now = { ...state.now, version: state.now.version + 1, colleagues: [theirs(text)] };
  };
  return { state, save, colleagueWrites };
}

function opened() {
  const at = server();
  const keeper = new NotesKeeper(at.save);
  keeper.learn(blank);
  const write = (text: string) => keeper.change((mine) => ({ ...mine, entries: { statusUrl: { text } } }));
  return { ...at, keeper, write };
}

test("a decision names the notes after what was only just typed is among them", async () => {
  const { keeper, write, state } = opened();
  write("Responde 404.");
  expect(await keeper.settle()).toBe(1);
  expect(state.now.notes.entries).toEqual([{ subject: "statusUrl", text: "Responde 404." }]);
});

test("a decision waits when a colleague's words come in with the last saving: nobody can have read them", async () => {
  const { keeper, write, colleagueWrites, state } = opened();
  colleagueWrites("Use o endereço púb");
  write("Responde 404.");
  await expect(keeper.settle()).rejects.toMatchObject({ code: "notes-changed" });
  expect(state.now.notes.entries).toEqual([{ subject: "statusUrl", text: "Responde 404." }]);
  expect(keeper.held().base?.colleagues).toEqual([theirs("Use o endereço púb")]);
  expect(await keeper.settle()).toBe(2);
});

test("a decision on notes that cannot be saved names the last ones that were", async () => {
  const { keeper, write, state } = opened();
  state.isDown = true;
  write("Responde 404.");
  expect(await keeper.settle()).toBe(0);
  expect(keeper.isUnsaved).toBe(true);
  keeper.stop();
});

test("what one wrote in two windows is asked about, and nothing is sent before", async () => {
  const { keeper, write, state } = opened();
  state.now = {
    ...blank,
    version: 1,
    notes: { comment: "", entries: [{ subject: "statusUrl", text: "Outro." }] },
  };
  write("Responde 404.");
  await expect(keeper.settle()).rejects.toMatchObject({ code: "notes-changed" });
  expect(keeper.held().conflict?.fields).toEqual([
    { path: "entries.statusUrl.text", mine: "Responde 404.", theirs: "Outro." },
  ]);
  keeper.settleConflict("mine");
  expect(await keeper.settle()).toBe(2);
  expect(state.now.notes.entries).toEqual([{ subject: "statusUrl", text: "Responde 404." }]);
});

test("a colleague's words that are taken over stand behind one's own, and go again without a trace", () => {
  const mine = { comment: "", entries: { website: { text: "O site não abre." } } };
  const taken = withWords(mine, theirs("Use o público."));
  expect(taken.entries).toEqual({ website: { text: "O site não abre.\nUse o público." } });
  expect(withWords(taken, theirs("Use o público."))).toEqual(taken);
  expect(withoutWords(taken, theirs("Use o público."))).toEqual(mine);
  const alone = withWords({ comment: "", entries: {} }, theirs("Use o público."));
  expect(withoutWords(alone, theirs("Use o público.")).entries).toEqual({});
});
