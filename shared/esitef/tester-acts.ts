import { machines } from "./machine/machines.data.ts";
import type { StatusChange } from "./schema.ts";

/** What a tester does where elsewhere a buyer, a holder or the store's risk analyst acts. */
export const testerActs = ["pay", "refuse", "authenticate", "deny", "accept", "reject"] as const;
export type TesterAct = (typeof testerActs)[number];

export type MachineName = keyof typeof machines;
const isMachine = (name: string): name is MachineName => name in machines;
export const machineNames = Object.keys(machines).filter(isMachine);

/** What an act may do to a transaction of a machine; `by` and `to` name one change of the machine's table. */
interface Move {
  readonly machine: MachineName;
  readonly by: StatusChange["by"];
  readonly to: string;
  /** A payment waits in one status for its store's confirmation and for its risk review; only this tells them apart. */
  readonly inReview?: true;
}

const moves: Readonly<Record<TesterAct, readonly Move[]>> = {
  pay: [{ machine: "payment", by: "gateway polling", to: "CON" }],
  refuse: [{ machine: "payment", by: "gateway polling", to: "NEG" }],
  authenticate: [
    { machine: "3ds", by: "challenge", to: "AUY" },
    { machine: "3ds", by: "decoupled notification", to: "AUY" },
  ],
  deny: [
    { machine: "3ds", by: "challenge", to: "AUN" },
    { machine: "3ds", by: "decoupled notification", to: "AUN" },
  ],
  accept: [
    { machine: "payment", by: "risk webhook", to: "CON", inReview: true },
    { machine: "preauthorization", by: "risk webhook", to: "CON", inReview: true },
  ],
  reject: [
    { machine: "payment", by: "risk webhook", to: "PPN", inReview: true },
    { machine: "preauthorization", by: "risk webhook", to: "PPN", inReview: true },
  ],
};

/** What is known of a transaction when its tester acts. */
export interface Standing {
  readonly machine: string;
  readonly status: string;
  readonly isInReview: boolean;
}

/** The change of status that an act makes of a transaction; undefined where the machine has none. */
export function changeBy(
  act: TesterAct,
  { machine, status, isInReview }: Standing,
): StatusChange | undefined {
  const fitting = moves[act].filter((move) => move.machine === machine && (!move.inReview || isInReview));
  return fitting
    .flatMap(({ machine: name, by, to }) =>
      machines[name].filter((change) => change.from === status && change.by === by && change.to === to),
    )
    .at(0);
}

/** The acts that a transaction allows now, in the order of the table. */
export const actsOn = (standing: Standing): readonly TesterAct[] =>
  testerActs.filter((act) => changeBy(act, standing) !== undefined);

/** The changes of status that may come next, whoever makes them. */
export function nextOf({ machine, status }: Pick<Standing, "machine" | "status">): readonly StatusChange[] {
  const table: Readonly<Record<string, readonly StatusChange[]>> = machines;
  return (table[machine] ?? []).filter((change) => change.from === status && change.to !== status);
}
