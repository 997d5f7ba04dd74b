import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../lazy-part.tsx";
import { followNotices, forgetNotices, waitingNotices } from "../notify.ts";

const ToastHost = lazyPart(async () => (await import("./toast-host.tsx")).ToastHost);

/** Toasts are not part of the first load: their code comes with the first notice. */
export function Toasts() {
  const { notices, isHosted } = useSyncExternalStore(followNotices, waitingNotices);
  return isHosted ? (
    <Suspense>
      <ToastHost notices={notices} onShown={forgetNotices} />
    </Suspense>
  ) : null;
}
