import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { operationPageWords as words } from "../../words/operation-page.ts";
import { useLocale } from "../use-locale.ts";
import { useOnlyRequired } from "./only-required.ts";

interface WithChildren {
  readonly children: ReactNode;
}

/** A link to a parameter opens the objects that it is folded into; browsers differ in doing it alone. */
function openTarget(list: HTMLElement): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const target = id === "" ? null : document.getElementById(id);
  if (!target || !list.contains(target)) return;
  const folds = [...list.querySelectorAll("details")].filter((each) => each.contains(target) && !each.open);
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) target.scrollIntoView();
}

/** What a call takes or answers, one below the other. Long lists of parameters can be cut to those that every call needs. */
export function Parameters({ total, children }: WithChildren & { readonly total?: number }) {
  const list = useRef<HTMLUListElement>(null);
  const [isOnly, setOnly] = useOnlyRequired();
  useEffect(() => {
    const open = () => list.current && openTarget(list.current);
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  return (
    <>
      {total !== undefined && <OnlyRequired isOnly={isOnly} total={total} onChange={setOnly} />}
      <ul
        ref={list}
        className="parameters"
        data-only={total !== undefined && isOnly ? "required" : undefined}
      >
        {children}
      </ul>
    </>
  );
}

interface OnlyRequiredProps {
  readonly isOnly: boolean;
  readonly total: number;
  readonly onChange: (isOnly: boolean) => void;
}

/** The choice holds for every call. What it hides is counted, because some of it is needed in some cases. */
function OnlyRequired({ isOnly, total, onChange }: OnlyRequiredProps) {
  const locale = useLocale();
  return (
    <p className="parameters-choice">
      <label>
        <input type="checkbox" checked={isOnly} onChange={({ target }) => onChange(target.checked)} />
        {words.onlyRequired[locale]}
      </label>
      <output>{isOnly && words.hidden[locale].replace("%count%", String(total))}</output>
    </p>
  );
}

interface ParameterProps extends WithChildren {
  readonly id: string;
  /** With the objects that it is in, as it is written in code. */
  readonly name: string;
  readonly need?: "yes" | "no" | "conditional";
}

export function Parameter({ id, name, need, children }: ParameterProps) {
  const locale = useLocale();
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className="call-value anchor" data-need={need}>
      {children}
      <span className="call-value__tools">
        <a className="hash-link" href={`#${id}`} aria-label={words.link[locale].replace("%name%", name)} />
        <CopyName name={name} />
      </span>
    </li>
  );
}

function CopyName({ name }: { readonly name: string }) {
  const locale = useLocale();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(name).then(
      () => setCopied(true),
      () => {
        // Where nothing may be copied, the name can still be marked and read.
      },
    );
  return (
    <button
      type="button"
      className={isCopied ? "copy-name copy-name--done" : "copy-name"}
      aria-label={(isCopied ? words.copied : words.copy)[locale].replace("%name%", name)}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    />
  );
}

interface MembersProps extends WithChildren {
  readonly of: string;
  readonly count: number;
  readonly open?: boolean;
}

/** What an object holds, folded below it. */
export function Members({ of, count, open, children }: MembersProps) {
  const locale = useLocale();
  const [before = "", after = ""] = words.members[locale].replace("%count%", String(count)).split("%name%");
  return (
    <details className="members" open={open}>
      <summary className="members__name">
        {before}
        <code>{of}</code>
        {after}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
