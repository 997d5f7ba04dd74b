import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { forPrograms } from "../machine/own-host.ts";
import { loopback } from "../machine/ports.ts";

export interface Parameters {
  readonly url: string;
  close(): Promise<void>;
}

type Secrets = Record<string, string>;

function read(file: string): Secrets {
  if (!existsSync(file)) return {};
  const secrets: Secrets = JSON.parse(readFileSync(file, "utf8"));
  return secrets;
}

/** Made at first use, as the deployment makes it once a stage: losing it makes encrypted data unreadable. */
function secretOf(name: string, file: string): string {
  const secrets = read(file);
  const value = (secrets[name] ??= randomBytes(32).toString("base64"));
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return value;
}

interface ParameterAnswer {
  status: number;
  body: object;
}

const refusal = (type: string, message: string): ParameterAnswer => ({
  status: 400,
  body: { __type: type, message },
});

async function answer(
  request: IncomingMessage,
  isDeclared: (name: string) => boolean,
  file: string,
): Promise<ParameterAnswer> {
  let body = "";
  for await (const part of request.setEncoding("utf8")) body += String(part);
  if (request.headers["x-amz-target"] !== "AmazonSSM.GetParameter") {
    return refusal("UnknownOperationException", "Only GetParameter is emulated locally.");
  }
  const { Name = "" }: { Name?: string } = JSON.parse(body);
  if (!isDeclared(Name)) return refusal("ParameterNotFound", `No function's environment names ${Name}.`);
  const Value = secretOf(Name, file);
  return { status: 200, body: { Parameter: { Name, Type: "SecureString", Value, Version: 1 } } };
}

/** Parameter Store, as far as functions read secrets from it: any name that the template gives to a function. */
export async function startParameters(options: {
  port: number;
  file: string;
  isDeclared: (name: string) => boolean;
}): Promise<Parameters> {
  const answerAll: RequestListener = (request, response) => {
    void answer(request, options.isDeclared, options.file)
      .catch((error: unknown) => refusal("ValidationException", String(error)))
      .then(({ status, body }) =>
        response
          .writeHead(status, { "content-type": "application/x-amz-json-1.1" })
          .end(JSON.stringify(body)),
      );
  };
  const server = createServer(forPrograms(answerAll));
  server.listen(options.port, loopback);
  await once(server, "listening");
  return {
    url: `http://${loopback}:${options.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
