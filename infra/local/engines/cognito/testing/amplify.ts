import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

interface Answer {
  id: number;
  result?: object;
  error?: { name: string; message: string };
}

export interface RemoteAmplify {
  /** Calls one of `aws-amplify/auth` by name, as the portal does in a browser. */
  call(name: string, input?: object): Promise<object>;
  configure(pool: {
    userPoolId: string;
    userPoolClientId: string;
    userPoolEndpoint: string;
  }): Promise<object>;
  close(): Promise<unknown>;
}

export function startAmplify(): RemoteAmplify {
  const child = fork(fileURLToPath(new URL("./amplify-child.mjs", import.meta.url)), { execArgv: [] });
  const waiting = new Map<number, PromiseWithResolvers<object>>();
  let calls = 0;
  child.on("message", ({ id, result, error }: Answer) => {
    if (error) waiting.get(id)?.reject(Object.assign(new Error(error.message), { name: error.name }));
    else waiting.get(id)?.resolve(result ?? {});
    waiting.delete(id);
  });
  const call = (name: string, input?: object): Promise<object> => {
    const answer = Promise.withResolvers<object>();
    waiting.set(++calls, answer);
    child.send({ id: calls, name, input });
    return answer.promise;
  };
  return {
    call,
    configure: (pool) => call("configure", { Auth: { Cognito: { ...pool, loginWith: { email: true } } } }),
    close: () => {
      child.disconnect();
      return once(child, "exit");
    },
  };
}
