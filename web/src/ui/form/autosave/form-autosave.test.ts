/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import * as z from "zod/mini";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useFormCore } from "../use-form-core.ts";
import { FormAutosave } from "./form-autosave.ts";

const schema = z.object({ text: z.string() });
type Note = z.output<typeof schema>;

/** A form that is typed into, and the saves that came of it. */
function scene(typed = "before") {
  const { result } = renderHook(() => useFormCore<Note>({ text: "before" }, () => schema, { text: typed }));
  const core = result.current;
  const send = jest.fn(async () => core.methods.getValues());
  const autosave = new FormAutosave<Note, Note>();
  autosave.saveAs(core, {
    submission: { schema, returns: schema, send },
    valuesOf: (note) => note,
    onSaved: () => undefined,
    onConflict: () => undefined,
  });
  const type = (text: string) => act(() => core.methods.setValue("text", text));
  return { autosave, send, type, watch: () => autosave.watch(core) };
}
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const visibility = jest.spyOn(document, "visibilityState", "get");
const putAway = (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("what is typed is saved once typing pauses, and what is only looked at is not", async () => {
  const { send, type, watch } = scene();
  watch();
  type("before");
  await wait(5000);
  expect(send).not.toHaveBeenCalled();
  type("after");
  type("after");
  await wait(5000);
  expect(send).toHaveBeenCalledTimes(1);
});

test("what was typed before it watched is saved as well", async () => {
  const { send, watch } = scene("typed early");
  watch();
  await wait(5000);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a page that is put away saves at once what is unsaved, and nothing else", async () => {
  const { send, type, watch } = scene();
  watch();
  putAway("hidden");
  await wait(0);
  expect(send).not.toHaveBeenCalled();
  type("after");
  putAway("visible");
  await wait(0);
  expect(send).not.toHaveBeenCalled();
  putAway("hidden");
  await wait(0);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a save that got no answer is tried again when the network is back", async () => {
  const { autosave, send, type, watch } = scene();
  send.mockRejectedValueOnce(new ApiError("network"));
  watch();
  type("after");
  await wait(2000);
  expect(autosave.state().status).toBe("unreachable");
  window.dispatchEvent(new Event("online"));
  await wait(0);
  expect([send.mock.calls.length, autosave.state().status]).toEqual([2, "saved"]);
});

test("before a form is sent, a save without an answer is cleared up, and one with an answer is not repeated", async () => {
  const { autosave, send, type, watch } = scene();
  send.mockRejectedValueOnce(new ApiError("network"));
  watch();
  type("after");
  await wait(2000);
  await autosave.settle();
  expect(send).toHaveBeenCalledTimes(2);
  type("later");
  await autosave.settle();
  await wait(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a form that is left is watched no more", async () => {
  const { send, type, watch } = scene();
  const stop = watch();
  type("after");
  stop();
  type("later");
  putAway("hidden");
  window.dispatchEvent(new Event("online"));
  await wait(60_000);
  expect(send).not.toHaveBeenCalled();
});
