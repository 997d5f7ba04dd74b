import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { stages } from "../stages.ts";
import { ensureSecret } from "./stage-secret.ts";

/** Parameter Store with what one test needs of it. */
function parameterStore(values: Map<string, string>): SSMClient {
  const ssm = new SSMClient({ region: "sa-east-1" });
  const send = async (command: unknown) => {
    if (command instanceof GetParameterCommand) {
      const name = command.input.Name ?? "";
      if (!values.has(name)) throw new ParameterNotFound({ message: name, $metadata: {} });
      return {};
    }
    if (!(command instanceof PutParameterCommand)) throw new Error("Nothing else is asked for.");
    const { Name = "", Value = "", Type, Overwrite } = command.input;
    expect({ Type, Overwrite }).toEqual({ Type: "SecureString", Overwrite: false });
    values.set(Name, Value);
    return {};
  };
  return Object.assign(ssm, { send });
}

test("a new stage gets a secret of 32 random bytes", async () => {
  const values = new Map<string, string>();
  expect(await ensureSecret(stages.staging, parameterStore(values))).toBe("made");
  expect([...values.keys()]).toEqual(["/portal/staging/secret"]);
  expect(Buffer.from(values.get("/portal/staging/secret") ?? "", "base64")).toHaveLength(32);
});

test("a deployed stage keeps its secret, or every stored key would be lost", async () => {
  const values = new Map([["/portal/prod/secret", "the first"]]);
  expect(await ensureSecret(stages.prod, parameterStore(values))).toBe("kept");
  expect(values.get("/portal/prod/secret")).toBe("the first");
});

test("a refusal of AWS is not taken for a missing secret", async () => {
  const ssm = Object.assign(new SSMClient({ region: "sa-east-1" }), {
    send: () => Promise.reject(new Error("AccessDenied")),
  });
  await expect(ensureSecret(stages.dev, ssm)).rejects.toThrow("AccessDenied");
});
