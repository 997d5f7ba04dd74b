import { useEffect, useRef, useState } from "react";
import type { HttpRequest } from "../../../data/examples/request-code/http-example.ts";
import { type Sent, sendCall } from "./send-call.ts";

/** One call at a time, with how long it has been on its way. */
export function useSending() {
  const [sent, setSent] = useState<Sent>();
  const [seconds, setSeconds] = useState<number>();
  const stopper = useRef<AbortController>(undefined);
  const isSending = seconds !== undefined;

  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(
      () => setSeconds((before) => (before === undefined ? before : before + 1)),
      1000,
    );
    return () => clearInterval(timer);
  }, [isSending]);
  // Whoever leaves the page does not wait any more.
  useEffect(() => () => stopper.current?.abort(), []);

  const send = async (request: () => Promise<HttpRequest | undefined>): Promise<Sent | undefined> => {
    const controller = new AbortController();
    stopper.current = controller;
    setSent(undefined);
    setSeconds(0);
    try {
      const ready = await request();
      if (!ready) return undefined;
      const outcome = await sendCall(ready, controller.signal);
      setSent(outcome);
      return outcome;
    } finally {
      setSeconds(undefined);
    }
  };

  return { sent, seconds, send, stop: () => stopper.current?.abort() };
}
