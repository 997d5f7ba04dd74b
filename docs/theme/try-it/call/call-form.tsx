import { useMemo } from "react";
import type { CodeSheet } from "../../../data/e-sitef/call-sheet.ts";
import { tryItWords } from "../../../words/try-it.ts";
import { useLocale } from "../../use-locale.ts";
import styles from "../try-it.module.css";
import { callTree } from "./call-values.ts";
import { Nodes, PlainFields } from "./fields.tsx";
import { OutcomeChooser } from "./outcome-chooser.tsx";
import type { useCall } from "./use-call.ts";

const words = tryItWords.form;

interface CallFormProps {
  readonly call: ReturnType<typeof useCall>;
  readonly codes: CodeSheet;
}

/** The documented parameters, required ones first, objects folded unless the example fills them. */
export function CallForm({ call, codes }: CallFormProps) {
  const locale = useLocale();
  const { form, outcome, setOutcome, submit } = call;
  const { parameters, product } = form.sheet;
  const tree = useMemo(() => callTree(parameters.filter((each) => each.in === "body")), [parameters]);
  const errorCodes = Object.entries(codes.codes)
    .filter(([code]) => code !== "0")
    .map(([code, { name }]) => [code, name.replaceAll("`", "")] as const);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PlainFields place="path" form={form} />
      <PlainFields place="query" form={form} />
      {tree.length > 0 && (
        <fieldset className={styles.place}>
          <legend>{words.body[locale]}</legend>
          <Nodes nodes={tree} holder="" form={form} />
        </fieldset>
      )}
      <PlainFields place="header" form={form} />
      {/* WS Consulta tells what happened: there is nothing to decide. */}
      {product === "e-sitef" && (
        <OutcomeChooser outcome={outcome} onChange={setOutcome} errorCodes={errorCodes} />
      )}
      {/* Enter sends from any field; the button that is seen stands below, beside what it needs. */}
      <button type="submit" hidden>
        {tryItWords.send.send[locale]}
      </button>
    </form>
  );
}
