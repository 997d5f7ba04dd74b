import { locales } from "@portal/shared/locales.ts";
import { sequences } from "../../../data/clisitef/sequences/sequences.data.ts";
import { toldSequences } from "./told-sequences.ts";

test.each(locales)("in %s each turn names its command, and links to its row", (locale) => {
  for (const { turns } of toldSequences(locale)) {
    for (const turn of turns) {
      expect(turn.commandName).not.toBe("");
      expect(turn.commandLink).toContain(`/docs/clisitef/tabela_codigos_comando#codigo-${turn.command}`);
      if (turn.field !== undefined) expect(turn.fieldLink).toContain(`#codigo-${turn.field}`);
    }
  }
});

test("the operator's way out is -1 in Continua, and what was not paid is not finalized", () => {
  const cancelled = sequences.find(({ id }) => id === "cancelada-operador");
  expect(cancelled?.turns.at(-1)?.proceed).toBe("-1");
  expect([cancelled?.result, cancelled?.ends]).toEqual(["-2", []]);
});

test("an approved sale hands over both copies before the loop is over, and is confirmed after it", () => {
  const approved = sequences.filter(({ ends }) => ends[0]?.startsWith("Finaliza"));
  expect(approved.length).toBeGreaterThan(2);
  for (const { id, turns, result, ends } of approved) {
    expect([id, result, ends[0]]).toEqual([id, "0", expect.stringContaining("(1, ")]);
    if (id === "pendencia-ao-ligar") continue;
    const fields = turns.map(({ field }) => field);
    expect(fields.slice(-2)).toEqual(["121", "122"]);
  }
});
