import { useTranslations } from "use-intl";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import { useFormSurroundings } from "./field/form-context.ts";
import type { FieldConflict } from "./form-values.ts";
import type { FormConflict } from "./use-api-form.ts";

/**
 * Shown when the item was saved elsewhere while this form was open: lists what both sides changed and offers a
 * choice.
 */
export function ConflictDialog({ conflict }: { conflict: FormConflict }) {
  const translate = useTranslations("form.conflict");
  const title = useTitle(conflict);
  const { fields } = conflict;
  const isLossless = fields.length === 0;
  return (
    <Dialog title={title} onClose={conflict.dismiss} size="large">
      <p>{isLossless ? translate("nothingLost") : translate("explanation", { count: fields.length })}</p>
      {!isLossless && <ConflictTable fields={fields} />}
      <div className="ui-dialog__actions">
        <Button variant="quiet" onClick={conflict.dismiss}>
          {translate("dismiss")}
        </Button>
        {!isLossless && <Button onClick={conflict.takeTheirs}>{translate("takeTheirs")}</Button>}
        <Button variant="primary" onClick={conflict.keepMine}>
          {translate(isLossless ? "saveBoth" : "keepMine")}
        </Button>
      </div>
    </Dialog>
  );
}

/** The person's own other tab is named as such, not as somebody else. */
function useTitle({ saver }: FormConflict): string {
  const translate = useTranslations("form.conflict.title");
  const session = useSession();
  if (!saver) return translate("unknown");
  return saver.sub === session?.sub ? translate("own") : translate("named", { name: saver.name });
}

function ConflictTable({ fields }: { fields: readonly FieldConflict[] }) {
  const translate = useTranslations("form.conflict");
  const surroundings = useFormSurroundings();
  const show = (path: string, value: unknown) => {
    const shown = surroundings.fields.get(path)?.display?.(value) ?? plainText(value);
    return shown || <span className="ui-muted">{translate("blank")}</span>;
  };
  return (
    <table className="ui-plain-table">
      <thead>
        <tr>
          <th scope="col">{translate("field")}</th>
          <th scope="col">{translate("mine")}</th>
          <th scope="col">{translate("theirs")}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, mine, theirs }) => (
          <tr key={path}>
            <th scope="row">{surroundings.fields.get(path)?.label ?? path}</th>
            <td>{show(path, mine)}</td>
            <td>{show(path, theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function plainText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(plainText).join(", ");
  if (typeof value === "object") return Object.values(value).map(plainText).filter(Boolean).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
