import { useEffect, useState } from "react";
import { type CallSheet, keyOf } from "../../../data/e-sitef/call-sheet.ts";
import { memberCount, memberName, type Typed } from "./call-values.ts";
import type { Form } from "./fields.tsx";
import { forgetLink } from "./linked.ts";
import { forgetTyped, keepTyped, readTyped, startingValues } from "./typed.ts";

/** A list has a new member as soon as one value of it is there, though empty. */
function withMember(sheet: CallSheet, typed: Typed, list: string): Typed {
  const pattern = `${list.replaceAll(/\[\d+\]/g, "[]")}[]`;
  const member = memberName(list, memberCount(typed, list));
  const added = sheet.parameters
    .filter(({ name }) => name === pattern || name.startsWith(`${pattern}.`))
    .map(
      ({ name }) => [keyOf("body", member + name.slice(pattern.length).replaceAll("[]", "[0]")), ""] as const,
    );
  return { ...typed, ...Object.fromEntries(added) };
}

function withoutMember(typed: Typed, list: string): Typed {
  const begin = keyOf("body", memberName(list, memberCount(typed, list) - 1));
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !key.startsWith(begin)));
}

export function useForm(sheet: CallSheet): Form & { readonly reset: () => void } {
  const [typed, setTyped] = useState(() => readTyped(sheet));
  useEffect(() => keepTyped(sheet, typed), [sheet, typed]);
  useEffect(forgetLink, []);
  return {
    sheet,
    typed,
    set: (changes) => setTyped((before) => ({ ...before, ...changes })),
    addMember: (list) => setTyped((before) => withMember(sheet, before, list)),
    removeMember: (list) => setTyped((before) => withoutMember(before, list)),
    reset: () => {
      forgetTyped(sheet);
      setTyped(startingValues(sheet));
    },
  };
}
