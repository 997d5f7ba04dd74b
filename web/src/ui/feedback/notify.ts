export interface Notice {
  readonly kind: "success" | "error";
  readonly text: string;
  readonly detail?: string;
}

interface Waiting {
  readonly notices: readonly Notice[];
  /** The host stays once it was needed, so that notices can fade out in their own time. */
  readonly isHosted: boolean;
}

let waiting: Waiting = { notices: [], isHosted: false };
let listener: (() => void) | undefined;

const publish = (notices: readonly Notice[]) => {
  waiting = { notices, isHosted: true };
  listener?.();
};

const adder = (kind: Notice["kind"]) => (text: string, detail?: string) =>
  publish([...waiting.notices, { kind, text, detail }]);

/** Short notices that something worked or failed; screen readers read them out. */
export const notify = {
  success: adder("success"),
  error: adder("error"),
};

export const waitingNotices = (): Waiting => waiting;

export const forgetNotices = (): void => publish([]);

export const followNotices = (next: () => void) => {
  listener = next;
  return () => {
    listener = undefined;
  };
};
