import Link from "@docusaurus/Link";
import { type ReactNode, useId } from "react";
import { type CallSheet, keyOf, type Place, type SheetParameter } from "../../../data/e-sitef/call-sheet.ts";
import { tryItWords } from "../../../words/try-it.ts";
import { InlineCode } from "../../inline-code.tsx";
import { useLocale } from "../../use-locale.ts";
import styles from "../try-it.module.css";
import {
  type CallNode,
  type GroupNode,
  isFilled,
  isRequired,
  memberCount,
  memberName,
  type Typed,
  within,
} from "./call-values.ts";

const words = tryItWords.form;

/** The values of the form, and how they change. */
export interface Form {
  readonly sheet: CallSheet;
  readonly typed: Typed;
  readonly set: (changes: Typed) => void;
  readonly addMember: (list: string) => void;
  readonly removeMember: (list: string) => void;
}

interface FieldProps {
  readonly parameter: SheetParameter;
  readonly place: Place;
  /** With the index of each list that it is in. */
  readonly name: string;
  readonly form: Form;
}

/** Closed values are chosen; `true` and `false` are written in no other way. */
const choices = ({ type, values }: SheetParameter): readonly string[] | undefined =>
  type === "B" ? ["true", "false"] : values;

interface ControlProps extends FieldProps {
  readonly id: string;
  readonly describedBy: string;
}

function Control({ parameter, place, name, form, id, describedBy }: ControlProps) {
  const locale = useLocale();
  const key = keyOf(place, name);
  const value = form.typed[key] ?? "";
  const shared = {
    id,
    value,
    "aria-describedby": describedBy,
    "aria-required": parameter.required === "yes",
    className: styles.control,
  };
  const options = choices(parameter);
  if (options) {
    const all = options.includes(value) || value === "" ? options : [...options, value];
    return (
      <select {...shared} onChange={({ target }) => form.set({ [key]: target.value })}>
        <option value="">{words.notSent[locale]}</option>
        {all.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  const onChange = ({ target }: { target: { value: string } }) => form.set({ [key]: target.value });
  if (parameter.type === "object" || parameter.type === "array") {
    return <textarea {...shared} rows={3} spellCheck={false} placeholder="{ }" onChange={onChange} />;
  }
  return (
    <input
      {...shared}
      type="text"
      inputMode={parameter.type === "N" ? "numeric" : "text"}
      autoComplete="off"
      spellCheck={false}
      onChange={onChange}
    />
  );
}

/** Where a value comes from that another call answers. */
function Origin({ parameter, place, form }: Omit<FieldProps, "name">) {
  const locale = useLocale();
  const origin = form.sheet.takes[parameter.name];
  if (!origin) return null;
  if (form.typed[keyOf(place, parameter.name)]) return null;
  return (
    <span className={styles.origin}>
      {words.carriedFrom[locale]} <Link to={`${origin.page}#experimente`}>{origin.title}</Link>
    </span>
  );
}

function Field(props: FieldProps) {
  const { parameter, name } = props;
  const locale = useLocale();
  const id = useId();
  const needs = { yes: words.required, conditional: words.conditional, no: words.optional };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code>
        <span className={parameter.required === "yes" ? styles.required : styles.need}>
          {needs[parameter.required][locale]}
        </span>
      </label>
      <Control {...props} id={id} describedBy={`${id}-hint`} />
      <div id={`${id}-hint`} className={styles.hint}>
        <InlineCode text={parameter.meaning} /> <Origin {...props} />
      </div>
    </div>
  );
}

interface NodesProps {
  readonly nodes: readonly CallNode[];
  readonly holder: string;
  readonly form: Form;
}

/** An object inside the body: open where the example or the reader has filled it, or the call needs it. */
function Group({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <code>{title}</code>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

function List({ node, name, form }: { node: GroupNode; name: string; form: Form }) {
  const locale = useLocale();
  const count = memberCount(form.typed, name);
  return (
    <Group title={`${name}[]`} isOpen={count > 0 || isRequired(node)}>
      {Array.from({ length: count }, (_, at) => (
        <Nodes key={at} nodes={node.children} holder={memberName(name, at)} form={form} />
      ))}
      <div className={styles.actions}>
        <button
          type="button"
          className="brand-button brand-button--secondary brand-button--small"
          onClick={() => form.addMember(name)}
        >
          {words.add[locale].replace("%name%", name)}
        </button>
        {count > 0 && (
          <button
            type="button"
            className="brand-button brand-button--quiet brand-button--small"
            onClick={() => form.removeMember(name)}
          >
            {words.remove[locale].replace("%name%", memberName(name, count - 1))}
          </button>
        )}
      </div>
    </Group>
  );
}

function Node({ node, holder, form }: { node: CallNode; holder: string; form: Form }) {
  const name = node.name === "" ? holder : within(holder, node.name);
  if (node.kind === "value") return <Field parameter={node.parameter} place="body" name={name} form={form} />;
  if (node.kind === "list") return <List node={node} name={name} form={form} />;
  return (
    <Group title={name} isOpen={isRequired(node) || isFilled(node, holder, form.sheet.example)}>
      <Nodes nodes={node.children} holder={name} form={form} />
    </Group>
  );
}

/** What must be there and what the example fills; the rest is folded away below. */
export function Nodes({ nodes, holder, form }: NodesProps) {
  const locale = useLocale();
  const draw = (node: CallNode) => <Node key={node.name} node={node} holder={holder} form={form} />;
  const isMain = (node: CallNode) => isRequired(node) || isFilled(node, holder, form.sheet.example);
  const main = [...nodes.filter(isRequired), ...nodes.filter((node) => isMain(node) && !isRequired(node))];
  const values = main.filter(({ kind }) => kind === "value");
  const groups = main.filter(({ kind }) => kind !== "value");
  const rest = nodes.filter((node) => !isMain(node));
  return (
    <>
      {values.map(draw)}
      {groups.map(draw)}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{words.more[locale].replace("%count%", String(rest.length))}</summary>
          <div className={styles.inside}>{rest.map(draw)}</div>
        </details>
      )}
    </>
  );
}

/** Parameters of the path, the address and the headers: no objects there, but as many needs. */
export function PlainFields({
  place,
  form,
}: {
  readonly place: Exclude<Place, "body">;
  readonly form: Form;
}) {
  const locale = useLocale();
  const own = form.sheet.parameters.filter((each) => each.in === place);
  if (own.length === 0) return null;
  const ranks = { yes: 0, conditional: 1, no: 2 };
  const sorted = own.toSorted((left, right) => ranks[left.required] - ranks[right.required]);
  return (
    <fieldset className={styles.place}>
      <legend>{words[place][locale]}</legend>
      {sorted.map((parameter) => (
        <Field key={parameter.name} parameter={parameter} place={place} name={parameter.name} form={form} />
      ))}
    </fieldset>
  );
}
