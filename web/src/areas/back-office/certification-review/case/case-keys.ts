import { type Verdict, verdicts } from "@portal/shared/stage/verdict.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useReviewNotes } from "../../review/notes/notes-context.ts";
import { type Judgement, type Judgements, judgementOn, nextPending, type ReviewCase } from "../verdicts.ts";
import { type CaseJump, caseAnchor, wordsAnchor } from "./case-jump.ts";

type CaseKey = Verdict | "next";
const caseKeys: readonly CaseKey[] = [...verdicts, "next"];

interface KeyedReview {
  readonly cases: readonly ReviewCase[];
  readonly judgements: Judgements;
  /** Whether there is anything to decide. */
  readonly isOn: boolean;
  readonly jump: CaseJump;
  readonly onJudge: (caseId: string, said: Partial<Judgement>) => void;
}

const writing = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';

/** Whether a letter means something else where it is typed: words, a choice by its first letter, a dialog's own. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean =>
  [ctrlKey, metaKey, altKey, repeat].includes(true) ||
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.matches(writing));

const caseAround = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-case-id]")?.dataset.caseId : undefined;

const isShown = (caseId: string): boolean => document.getElementById(caseAnchor(caseId)) !== null;

/** Whether enough of a case is in the window to know which one it is. */
function isInSight(caseId: string): boolean {
  const { top = 0, bottom = 0 } = document.getElementById(caseAnchor(caseId))?.getBoundingClientRect() ?? {};
  return top < window.innerHeight * 0.75 && bottom > window.innerHeight * 0.25;
}

/**
 * Does what a letter asks for, on the case that has the focus or had it last. Nobody judges what is out of sight: then
 * the letter leads to it, and while there is none to the next open one.
 */
function act(key: CaseKey, focused: string | undefined, { cases, judgements, jump, onJudge }: KeyedReview) {
  const last = jump.lastLooked();
  const current = focused ?? (last !== undefined && isShown(last) ? last : undefined);
  const isJudged = current !== undefined && judgementOn(judgements, current).verdict !== undefined;
  const isWanted = key !== "next" || !isJudged;
  if (current !== undefined && isWanted && !isInSight(current)) return jump.goTo(current);
  if (key === "next" || current === undefined) {
    const next = nextPending(cases, judgements, current ?? last);
    return next === undefined ? undefined : jump.goTo(next);
  }
  onJudge(current, { verdict: key });
  if (key === "failed") return document.getElementById(wordsAnchor(current))?.focus();
  return focused === undefined ? jump.goTo(current) : undefined;
}

/**
 * Single-letter shortcuts for the verdict, each language with its own letters: wherever they are not typed into
 * something, so the whole document listens.
 */
function useCaseKeys(review: KeyedReview, areWanted: boolean): void {
  const translate = useTranslations("back-office-certification.keys");
  const latest = useRef(review);
  useEffect(() => {
    latest.current = review;
  });
  const isOn = review.isOn && areWanted;
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      const key = caseKeys.find((one) => translate(one) === event.key.toLowerCase());
      if (!key || isTaken(event)) return;
      // The letter itself is not typed into what it leads to.
      event.preventDefault();
      act(key, caseAround(event.target), latest.current);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn, translate]);
  useFocusedCase(review.jump);
}

/** Whichever way one came to a case, what follows goes on from there. */
function useFocusedCase({ looked }: CaseJump): void {
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const caseId = caseAround(target);
      if (caseId !== undefined) looked(caseId);
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [looked]);
}

/** Nobody has begun to do anything else on the page. */
const isFresh = (): boolean =>
  (document.activeElement === document.body || document.activeElement?.id === "main") &&
  document.querySelector("dialog[open]") === null;

/**
 * Gives the focus of whoever opens a review to its first open case, once it is known which that is. The page stays at
 * its top, where it says whose ticket it is.
 */
function useArrival({ cases, judgements, isOn }: KeyedReview, isKnown: boolean): void {
  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isOn || !isKnown || hasArrived.current) return;
    hasArrived.current = true;
    const shown = cases.filter(({ id }) => isShown(id));
    const first = nextPending(shown, judgements, undefined);
    if (first === undefined) return;
    // Runs after the frame has given the focus to the page.
    setTimeout(() => isFresh() && document.getElementById(caseAnchor(first))?.focus({ preventScroll: true }));
  });
}

/** Kept, because letters get in the way of who speaks to the computer. */
const storageKey = "portal.caseKeys";

function wasTurnedOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === "off";
  } catch {
    return false;
  }
}

/** Whether letters give verdicts, as this reviewer likes it. */
function useKeysChoice(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => !wasTurnedOff());
  const choose = (next: boolean) => {
    setOn(next);
    try {
      if (next) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, "off");
    } catch {
      // Storage may be forbidden; then the choice lasts as long as the page.
    }
  };
  return [isOn, choose];
}

/** Letters give verdicts, and whoever arrives begins with the first open case. */
export function useKeyedReview(review: KeyedReview): ReturnType<typeof useKeysChoice> {
  const { isRead } = useReviewNotes().kept;
  const choice = useKeysChoice();
  const [hasKeys] = choice;
  useCaseKeys(review, hasKeys);
  useArrival(review, isRead);
  return choice;
}
