import { keptChoice } from "../environment/kept-choice.ts";

const useShown = keptChoice("parameters.onlyRequired", ["no", "yes"], "no");

/** Whether readers want to see only what every call needs. */
export function useOnlyRequired(): readonly [boolean, (isOnly: boolean) => void] {
  const [shown, show] = useShown();
  return [shown === "yes", (isOnly) => show(isOnly ? "yes" : "no")];
}
