import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError } from "../../../lib/api/api-error.ts";
import { sameValue } from "../form-values.ts";
import { QuietSave } from "./quiet-save.ts";

interface Draft extends FieldValues {
  version: number;
  text: string;
}

/** A draft on a server that may lose its answer, or be saved by somebody else. */
function scene() {
  const server = { draft: { version: 1, text: "" }, effects: 0, answers: new Map<string, Draft>() };
  const fate = { losesAnswer: false };
  const values: Draft = { version: 1, text: "" };
  const base = { current: { ...values } };
  const conflicts: ApiError[] = [];
  const returns = z.object({ version: z.number(), text: z.string() });
  const send = async (body: unknown, { idempotencyKey = "" }) => {
    const sent = returns.parse(body);
    const earlier = server.answers.get(idempotencyKey);
    if (!earlier && sent.version !== server.draft.version) throw new ApiError("version-conflict");
    if (!earlier) {
      server.effects += 1;
      server.draft = { version: sent.version + 1, text: sent.text };
      server.answers.set(idempotencyKey, server.draft);
    }
    if (fate.losesAnswer) throw new ApiError("network");
    return server.answers.get(idempotencyKey) ?? server.draft;
  };
  const quiet = new QuietSave<Draft, Draft>();
  const form = {
    base,
    isStillDirty: () => !sameValue(values, base.current),
    methods: {
      getValues: () => values,
      setValue: (name: string, value: unknown) => void Reflect.set(values, name, value),
    },
  };
  const options = {
    submission: { schema: z.looseObject({}), returns, send },
    valuesOf: (draft: Draft) => draft,
    onSaved: () => undefined,
    onConflict: (error: ApiError) => void conflicts.push(error),
  };
  const save = () => quiet.save(form, options);
  return { server, fate, values, base, conflicts, save };
}

test("nothing is sent while nothing changed", async () => {
  const { server, save } = scene();
  expect(await save()).toBe("nothing");
  expect(server.effects).toBe(0);
});

test("what is typed while a save is on its way stays, and is unsaved", async () => {
  const { server, values, save } = scene();
  values.text = "um";
  const saving = save();
  values.text = "um dois";
  expect(await saving).toBe("saved");
  expect(values).toEqual({ version: 2, text: "um dois" });
  expect(await save()).toBe("saved");
  expect(server.draft).toEqual({ version: 3, text: "um dois" });
});

test("a save whose answer got lost has one effect, and is nobody else's", async () => {
  const { server, fate, values, conflicts, save } = scene();
  values.text = "um";
  fate.losesAnswer = true;
  expect(await save()).toBe("unreachable");
  values.text = "um dois";
  expect(await save()).toBe("unreachable");
  fate.losesAnswer = false;
  expect(await save()).toBe("saved");
  expect(server).toMatchObject({ effects: 1, draft: { text: "um" } });
  expect(await save()).toBe("saved");
  expect(server).toMatchObject({ effects: 2, draft: { text: "um dois" } });
  expect(conflicts).toEqual([]);
});

test("a newer version is never overwritten: it asks once, and waits until that is settled", async () => {
  const { server, values, base, conflicts, save } = scene();
  server.draft = { version: 2, text: "de outra pessoa" };
  values.text = "meu";
  expect(await save()).toBe("refused");
  values.text = "meu ainda";
  expect(await save()).toBe("refused");
  expect(conflicts).toHaveLength(1);
  expect(server.draft.text).toBe("de outra pessoa");
  base.current = { ...server.draft };
  values.version = 2;
  expect(await save()).toBe("saved");
  expect(server.draft.text).toBe("meu ainda");
});
