import { useState } from "react";
import { type CallSheet, ownKey, ownStore } from "../../../data/e-sitef/call-sheet.ts";
import type { AccessState } from "../account/use-access.ts";
import { type AskedOutcome, byTheRules, missingInPath, requestOf } from "./call-request.ts";
import { carryOn } from "./carried.ts";
import { isLostByLink } from "./linked.ts";
import { carryTyped } from "./typed.ts";
import { useForm } from "./use-form.ts";
import { useSending } from "./use-sending.ts";

const startingOutcome = (): AskedOutcome =>
  isLostByLink() ? { ...byTheRules, arrival: "lost" } : byTheRules;

/** The reader's own store, where it is known. */
const storeOf = ({ access }: AccessState): string =>
  access?.at === "ready" ? access.session.merchantId : ownStore;

/** The form, what is sent of it, and what came of that. */
export function useCall(sheet: CallSheet, state: AccessState) {
  const form = useForm(sheet);
  const { sent, seconds, send, stop } = useSending();
  const [outcome, setOutcome] = useState<AskedOutcome>(startingOutcome);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});

  const { base } = sheet;
  const shown = requestOf(sheet, form.typed, {
    base: `${window.location.origin}${base}`,
    credentials: { merchantId: storeOf(state), merchantKey: ownKey },
    outcome,
  });

  const submit = async () => {
    if (seconds !== undefined) return;
    const lacking = missingInPath(sheet, form.typed);
    setMissing(lacking);
    if (lacking.length > 0) return;
    setGiven({});
    const done = await send(async () => {
      const credentials = await state.freshSession();
      return credentials && requestOf(sheet, form.typed, { base, credentials, outcome });
    });
    if (done?.kind !== "answer") return;
    if (done.answer.status === 401) state.refused();
    if (done.answer.status < 300) carryTyped(sheet, form.typed);
    setGiven(carryOn(sheet, done.answer.body));
  };

  return {
    form,
    outcome,
    setOutcome,
    sent,
    seconds,
    missing,
    given,
    shown,
    stop,
    submit: () => void submit(),
  };
}
