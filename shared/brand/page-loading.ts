/** How documentation and portal fetch pages ahead and show that one is on its way: one site, one manner. */

/** A page that takes longer than this to load shows the progress bar. */
export const progressDelayMilliseconds = 1000;
/** A page that takes longer than this to load is replaced by the animated loader. */
export const loaderDelayMilliseconds = 3000;

interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Not on 2g with data saving: there a page one may never open costs too much. */
export function mayPrefetch(connection: NetworkInformation | undefined): boolean {
  const isSlow = connection?.effectiveType === "2g" || connection?.effectiveType === "slow-2g";
  return !(isSlow && connection?.saveData === true);
}

export const currentConnection = (): NetworkInformation | undefined =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection;
