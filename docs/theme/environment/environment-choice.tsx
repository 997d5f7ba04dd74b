import { useId } from "react";
import { operationPageWords as words } from "../../words/operation-page.ts";
import { useLocale } from "../use-locale.ts";
import { useEnvironment } from "./use-environment.ts";

/** One choice for the samples and addresses of every call; arrows move in it as in any group of radio buttons. */
export function EnvironmentChoice({ address }: { readonly address: string }) {
  const locale = useLocale();
  const name = useId();
  const { environment, offered, choose } = useEnvironment(address);
  return (
    <fieldset className="environment">
      <legend>{words.environment.title[locale]}</legend>
      {offered.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === environment}
            onChange={() => choose(each)}
          />
          <span>{words.environment[each][locale]}</span>
        </label>
      ))}
    </fieldset>
  );
}
