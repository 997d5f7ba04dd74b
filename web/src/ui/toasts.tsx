import { lazy, Suspense, useSyncExternalStore } from "react";

export interface Notice {
  readonly kind: "success" | "error";
  readonly text: string;
  readonly detail?: string;
}

let waiting: readonly Notice[] = [];
let listener: (() => void) | undefined;

const publish = (next: readonly Notice[]) => {
  waiting = next;
  listener?.();
};

/** Says in passing that something worked or did not; read out by screen readers. */
export const notify = {
  success: (text: string) => publish([...waiting, { kind: "success", text }]),
  error: (text: string, detail?: string) => publish([...waiting, { kind: "error", text, detail }]),
};

const subscribe = (next: () => void) => {
  listener = next;
  return () => {
    listener = undefined;
  };
};

const ToastHost = lazy(async () => ({ default: (await import("./toast-host.tsx")).ToastHost }));
let hasSpoken = false;

/** Toasts are not part of the first load: their code comes with the first notice. */
export function Toasts() {
  const notices = useSyncExternalStore(subscribe, () => waiting);
  if (notices.length > 0) hasSpoken = true;
  return hasSpoken ? (
    <Suspense>
      <ToastHost notices={notices} onShown={() => publish([])} />
    </Suspense>
  ) : null;
}
