import { lazy, Suspense, useSyncExternalStore } from "react";

export interface Notice {
  readonly kind: "success" | "error";
  readonly text: string;
  readonly detail?: string;
}

interface Waiting {
  readonly notices: readonly Notice[];
  /** The host stays once it was needed, so that its notices can leave in their own time. */
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

/** Says in passing that something worked or did not; read out by screen readers. */
export const notify = {
  success: adder("success"),
  error: adder("error"),
};

const subscribe = (next: () => void) => {
  listener = next;
  return () => {
    listener = undefined;
  };
};

const ToastHost = lazy(async () => ({ default: (await import("./toast-host.tsx")).ToastHost }));
const forget = () => publish([]);

/** Toasts are not part of the first load: their code comes with the first notice. */
export function Toasts() {
  const { notices, isHosted } = useSyncExternalStore(subscribe, () => waiting);
  return isHosted ? (
    <Suspense>
      <ToastHost notices={notices} onShown={forget} />
    </Suspense>
  ) : null;
}
