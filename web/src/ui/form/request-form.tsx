import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { Submission } from "../../lib/api/submission.ts";
import { notify } from "../feedback/notify.ts";
import { ApiForm } from "./api-form.tsx";
import { SubmitButton } from "./submit-bar.tsx";
import { useApiForm } from "./use-api-form.ts";

interface RequestFormProps<Values extends FieldValues, Item> {
  readonly item: Item;
  readonly valuesOf: (item: Item) => Values;
  readonly request: Submission<Item>;
  readonly onSaved: (saved: Item) => void;
  readonly words: { readonly send: string; readonly sent: string; readonly failed: string };
  /** The id of the heading that names the form. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** Asks the provider for something that the item of the screen does not allow by itself, with a few words about it. */
export function RequestForm<Values extends FieldValues, Item>(props: RequestFormProps<Values, Item>) {
  const { item, valuesOf, request, words } = props;
  const form = useApiForm({
    values: valuesOf(item),
    submissions: { request },
    valuesOf,
    failureTitle: words.failed,
    onSaved: (saved) => {
      props.onSaved(saved);
      notify.success(words.sent);
    },
  });
  return (
    <ApiForm form={form} aria-labelledby={props.labelledBy}>
      {props.children}
      <p>
        <SubmitButton form={form} intent="request">
          {words.send}
        </SubmitButton>
      </p>
    </ApiForm>
  );
}
