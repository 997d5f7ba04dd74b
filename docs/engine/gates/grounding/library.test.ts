import { routines } from "../../../data/clisitef/routines/routines.data.ts";
import { settings } from "../../../data/clisitef/settings/settings.data.ts";
import { routineProblems, settingProblems } from "./library.ts";

test("a routine with a size that nobody printed is found, and one that is left out", () => {
  expect(routineProblems()).toEqual([]);
  const [first, ...others] = routines;
  const grown = { ...first, parameters: first.parameters.map((each) => ({ ...each, ascii: "=9" })) };
  expect(routineProblems([grown, ...others]).join("\n")).toContain("IPSiTef:in:char*:=9");
  expect(routineProblems(others).join("\n")).toContain("ConfiguraIntSiTefInterativo session int result");
});

test("a key of the configuration file with another default is found, and one that nobody printed", () => {
  expect(settingProblems()).toEqual([]);
  const [first, ...others] = settings;
  const invented = [...others, { ...first, key: "Cor", standard: "1" }];
  const problems = settingProblems(invented).join("\n");
  expect(problems).toContain('"PinPadCompartilhado.Cor | 1 | ." is in no fact');
  expect(problems).toContain('the fact "PinPadCompartilhado.Porta | . | ." is told nowhere');
});
