import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { Fragment, useDeferredValue, useId, useState } from "react";
import type { LocalizedRow, LocalizedTable } from "../../data/localized-table.ts";
import { frameWords } from "../../words/frame.ts";
import { InSandbox } from "../anchor.tsx";
import { TableFrame } from "../frame.tsx";
import { InlineCode } from "../inline-code.tsx";
import { useLocale } from "../use-locale.ts";
import styles from "./code-table.module.css";
import { matches } from "./row-filter.ts";

const words = frameWords.codeTable;

const shownText = (text: string, shown: number, total: number) =>
  text.replace("%shown%", String(shown)).replace("%total%", String(total));

/** Below this a filter box is more work than looking. */
const filterFrom = 12;

/** Does not fit a phone side by side: too many columns, or codes as long as a card number. There they stand below each other. */
const isWide = ({ columns, rows }: LocalizedTable) =>
  columns.length > 3 || rows.some(({ code }) => code.length > 14);

/** For the style sheet, which puts them before the cells of a stacked row. */
const columnNames = (columns: readonly string[]): Record<`--${string}`, string> =>
  Object.fromEntries(columns.slice(1).map((name, at) => [`--column-${at + 1}`, JSON.stringify(name)]));

/** A path longer than this may go on in another line after a dot or a slash; a shorter one is read and searched whole. */
const brokenFrom = 24;

function Code({ code }: { readonly code: string }) {
  if (code.length < brokenFrom) return code;
  return [...code.matchAll(/[^./]*[./]|[^./]+$/g)].map(({ 0: name, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {name}
    </Fragment>
  ));
}

interface RowProps {
  readonly row: LocalizedRow;
  readonly columns: readonly string[];
  readonly hidden: boolean;
}

function Row({ row, columns, hidden }: RowProps) {
  useBrokenLinks().collectAnchor(row.anchor);
  return (
    <tr id={row.anchor} hidden={hidden} className="anchor">
      <th scope="row" className={row.code.length < brokenFrom ? undefined : styles.broken}>
        <a href={`#${row.anchor}`}>
          <Code code={row.code} />
        </a>
      </th>
      {row.cells.map((text, index) => (
        <td key={columns[index + 1]}>
          <InlineCode text={text} />
          {index === 0 && row.inSandbox && (
            <>
              {" "}
              <InSandbox />
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/**
 * Every row is in the page, so that search, links and a browser without JavaScript have them all; the filter only
 * hides, which keeps each row's anchor alive.
 */
export function CodeTable({ table }: { readonly table: LocalizedTable }) {
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState("");
  const filter = useDeferredValue(typed);
  const shown = new Set(table.rows.filter((row) => matches(row, filter)));
  const isLong = isWide(table) || table.rows.length >= filterFrom;
  return (
    <div
      className={[styles.codes, isWide(table) && styles.stacked, isLong && "long-table"]
        .filter(Boolean)
        .join(" ")}
      style={columnNames(table.columns)}
    >
      {table.rows.length >= filterFrom && (
        <div className={styles.filter}>
          <label htmlFor={id}>{words.filter[locale]}</label>
          <input id={id} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          <output htmlFor={id}>{shownText(words.shown[locale], shown.size, table.rows.length)}</output>
        </div>
      )}
      <TableFrame>
        <caption className={styles.caption}>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row.anchor} row={row} columns={table.columns} hidden={!shown.has(row)} />
          ))}
        </tbody>
      </TableFrame>
      {shown.size === 0 && <p>{words.none[locale]}</p>}
    </div>
  );
}
