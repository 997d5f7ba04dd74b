interface Addresses {
  readonly url: string;
  readonly inboxUrl: string;
  /** Answers the tokens of somebody who has an account, without a browser. */
  readonly signInUrl: string;
  /** Of the user pool; browsers keep tokens under its name. */
  readonly clientId: string;
}

const variable = (worker: number | string) => `STACK_OF_WORKER_${worker}`;

/** Workers are processes of their own: they find the stack that is theirs in their environment. */
export function noteAddresses(worker: number, addresses: Addresses): void {
  process.env[variable(worker)] = JSON.stringify(addresses);
}

/** Undefined outside workers, where the configuration is read as well. */
export function ownAddresses(): Addresses | undefined {
  const noted = process.env[variable(process.env.TEST_PARALLEL_INDEX ?? "")];
  if (noted === undefined) return undefined;
  const addresses: Addresses = JSON.parse(noted);
  return addresses;
}
