import type { FieldValues } from "react-hook-form";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { sameValue } from "../form-values.ts";
import type { FormCore } from "../use-form-core.ts";
import { Autosave } from "./autosave.ts";
import { type QuietOptions, QuietSave } from "./quiet-save.ts";

/** A form's autosave: after each edit, when the network returns, and when the page is put away. */
export class FormAutosave<Values extends FieldValues, Result> extends Autosave {
  readonly #quiet = new QuietSave<Values, Result>();

  /** Why the last try was refused. */
  get refusal(): ApiError | undefined {
    return this.#quiet.refusal;
  }

  saveAs(core: FormCore<Values>, options: QuietOptions<Values, Result>): void {
    this.saveWith(() => this.#quiet.save(core, options));
  }

  /** Resolves when no save is running and, as far as possible, the outcome of each is known. */
  async settle(): Promise<void> {
    await this.settled();
    if (this.#quiet.isUncertain) await this.flush();
    this.stop();
  }

  /** Watches until the returned function is called. */
  watch({ methods, base }: Pick<FormCore<Values>, "methods" | "base">): () => void {
    const isDirty = () => !sameValue(methods.getValues(), base.current);
    let seen: unknown = base.current;
    const look = (values: Values) => {
      if (sameValue(values, seen)) return;
      seen = structuredClone(values);
      if (isDirty()) this.changed();
    };
    // The fields may have been edited before this code loaded.
    look(methods.getValues());
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: ({ values }) => look(values),
    });
    const hide = () => {
      if (document.visibilityState === "hidden" && isDirty()) void this.flush();
    };
    const reconnect = () => this.reconnected();
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("online", reconnect);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("online", reconnect);
      this.stop();
    };
  }
}
