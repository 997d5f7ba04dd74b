import { useEffect, useState, useSyncExternalStore } from "react";
import type { FieldValues } from "react-hook-form";
import type { ApiError } from "../../../lib/api/api-error.ts";
import type { FormCore } from "../use-form-core.ts";
import type { AutosaveState } from "./autosave.ts";
import type { FormAutosave } from "./form-autosave.ts";
import type { QuietOptions } from "./quiet-save.ts";

export interface AutosaveShown extends AutosaveState {
  /** Why the last try was refused. */
  readonly refusal: ApiError | undefined;
  /** Saves unsaved input; returns whether everything is saved. */
  readonly saveNow: () => Promise<boolean>;
}

const idle: AutosaveState = { status: "idle" };
const readIdle = () => idle;
const neverChanges = () => () => undefined;

/** Saves a form while it is edited, when `options.submission` says how. The code for it loads after the form. */
export function useFormAutosave<Values extends FieldValues, Result>(
  core: FormCore<Values>,
  options: QuietOptions<Values, Result>,
) {
  const { methods, base, isStillDirty } = core;
  const [autosave, setAutosave] = useState<FormAutosave<Values, Result>>();
  const isOn = options.submission !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const ends: (() => void)[] = [];
    let isGone = false;
    const start = async () => {
      const module = await import("./form-autosave.ts");
      if (isGone) return;
      const made = new module.FormAutosave<Values, Result>();
      ends.push(made.watch({ methods, base }));
      setAutosave(made);
    };
    // Without autosave the button still saves; code that could not be fetched may be there when the network is.
    const begin = (): void => {
      start().catch(() => {
        window.addEventListener("online", begin, { once: true });
        ends.push(() => window.removeEventListener("online", begin));
      });
    };
    begin();
    return () => {
      isGone = true;
      for (const end of ends) end();
    };
  }, [isOn, methods, base]);
  useEffect(() => autosave?.saveAs(core, options));
  const state = useSyncExternalStore(autosave?.subscribe ?? neverChanges, autosave?.state ?? readIdle);
  const saveNow = async () => {
    if (!autosave) return !isStillDirty();
    return (await autosave.flush()) && (!isStillDirty() || (await autosave.flush()));
  };
  return { autosave, shown: { ...state, refusal: autosave?.refusal, saveNow } };
}
