import { site } from "@portal/shared/site.ts";
import { createContext, useContext, useSyncExternalStore } from "react";
import {
  type Environment,
  environments,
  environmentsOf,
  inEnvironment,
  swappedHosts,
} from "./environments.ts";
import { keptChoice } from "./kept-choice.ts";

const useChosen = keptChoice("examples.environment", environments, "sandbox");

const never = () => () => undefined;
/** The server knows only the address that the site is built for. */
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => site.url,
  );

interface OwnEnvironment {
  readonly environment: Environment;
  readonly offered: readonly Environment[];
  readonly choose: (environment: Environment) => void;
  /** A text with the call's address in it, as it is there. */
  readonly write: (text: string) => string;
  readonly swapped: ReturnType<typeof swappedHosts>;
}

/** Where the reader wants the call of an address to go: to the sandbox, unless another choice is offered and was made. */
export function useEnvironment(address: string): OwnEnvironment {
  const [chosen, choose] = useChosen();
  const origin = useOrigin();
  const offered = environmentsOf(address);
  const environment = offered.includes(chosen) ? chosen : "sandbox";
  return {
    environment,
    offered,
    choose,
    write: (text) => inEnvironment(environment, address, text, origin),
    swapped: swappedHosts(environment, address, origin),
  };
}

/** Lets code below it keep what the server coloured, with another host in it. */
export const SwappedHosts = createContext<OwnEnvironment["swapped"] | undefined>(undefined);
export const useSwappedHosts = () => useContext(SwappedHosts);
