import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Stack } from "aws-cdk-lib";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { createApp } from "./app.ts";
import { stages } from "./stages.ts";
import { type Synthesis, stackKinds, synthesize } from "./testing/synthesis.ts";

describe("a stage with everything that is optional", () => {
  const { template } = synthesize("prod", {
    socialProviderSecrets: { Google: "portal/prod/google", Facebook: "portal/prod/facebook" },
    alarmEmail: "on-call@example.com",
    domain: {
      name: "developers.example.com",
      certificateArn: "arn:aws:acm:us-east-1:111111111111:certificate/6b1c0a52-7f0e-4d3c-9a55-0d3c9b7a1f10",
    },
  });
  const identity = template("Identity");

  test("offers the social providers whose secret is named, and only those", () => {
    const providers = Object.values(identity.findResources("AWS::Cognito::UserPoolIdentityProvider"));
    expect(providers.map(({ Properties }) => String(Properties.ProviderName)).toSorted()).toEqual([
      "Facebook",
      "Google",
    ]);
    const [client] = Object.values(identity.findResources("AWS::Cognito::UserPoolClient"));
    expect(client?.["Properties"].SupportedIdentityProviders).toEqual(["COGNITO", "Google", "Facebook"]);
    expect(identity.findOutputs("SocialProviders")["SocialProviders"]?.["Value"]).toBe(
      '["Google","Facebook"]',
    );
  });

  test("makes the client wait for the providers that it names", () => {
    const [client] = Object.values(identity.findResources("AWS::Cognito::UserPoolClient"));
    const providers = Object.keys(identity.findResources("AWS::Cognito::UserPoolIdentityProvider"));
    expect(client?.["DependsOn"]).toEqual(expect.arrayContaining(providers));
  });

  test("never writes a provider's secret into the template", () => {
    const text = JSON.stringify(identity.toJSON());
    expect(text).toContain("{{resolve:secretsmanager:");
    for (const provider of Object.values(identity.findResources("AWS::Cognito::UserPoolIdentityProvider"))) {
      expect(JSON.stringify(provider["Properties"].ProviderDetails.client_secret)).toContain(
        "resolve:secretsmanager",
      );
    }
  });

  test("signs in on its own domain", () => {
    identity.hasResourceProperties("AWS::Cognito::UserPoolClient", {
      CallbackURLs: ["", "/en", "/es"].map(
        (prefix) => `https://developers.example.com${prefix}/oauth2/redirect`,
      ),
    });
  });

  test("speaks TLS 1.2 and later on its own domain", () => {
    template("Site").hasResourceProperties("AWS::CloudFront::Distribution", {
      DistributionConfig: {
        Aliases: ["developers.example.com"],
        ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021" },
      },
    });
  });

  test("tells the person on call", () => {
    template("Api").hasResourceProperties("AWS::SNS::Subscription", {
      Endpoint: "on-call@example.com",
      Protocol: "email",
    });
  });
});

test("a stack that AwsSolutions objects to does not come out", () => {
  const app = createApp({ stage: "dev", warns: false });
  const careless = new Bucket(new Stack(app, "Careless"), "Open");
  expect(careless.bucketArn).toBeDefined();
  expect(() => app.synth()).toThrow("AwsSolutions-S1");
});

test("names that are unique among all of AWS differ from stage to stage", () => {
  const prefixes = Object.values(stages).map(({ cognitoDomainPrefix }) => cognitoDomainPrefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

/** `mail.from` for what is inside another setting. */
const namesOf = (settings: object): string[] =>
  Object.entries(settings).flatMap(([name, value]) => {
    const parts = typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];
    return parts.length > 0 && name !== "socialProviderSecrets"
      ? parts.map((part) => `${name}.${part}`)
      : [name];
  });

test("the runbook says of every setting of a stage what to know before changing it", () => {
  const runbook = readFileSync(join(import.meta.dirname, "../docs/papers/runbook.md"), "utf8");
  const names = new Set(Object.values(stages).flatMap(namesOf));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !runbook.includes(`\n| \`${name}\` | `))).toEqual([]);
});

const { from: _from, ...withoutSender } = stages.prod.mail;

describe("a stage that could not keep what it promises does not come out", () => {
  test.each([
    ["keeps data and tells nobody of its alarms", { alarmEmail: undefined }, "alarmEmail"],
    ["keeps data and can write to nobody", { mail: withoutSender }, "mail.from"],
    ["offers GitHub, whose bridge is not built", { socialProviderSecrets: { GitHub: "a" } }, "GitHub"],
  ])("%s", (_, settings, named) => {
    expect(() => createApp({ stage: "prod", settings })).toThrow(named);
  });

  test("a stage without data needs neither a verified domain nor anybody on call", () => {
    expect(stages.dev).not.toHaveProperty("alarmEmail");
    expect(stages.dev.mail).not.toHaveProperty("from");
    expect(() => createApp({ stage: "dev" })).not.toThrow();
  });
});

describe("a stage that is running may change", () => {
  /** What the other stacks read of it, while it is deployed as it was. */
  const imported = (running: Synthesis) => [
    ...new Set(
      stackKinds.flatMap((kind) =>
        [...JSON.stringify(running.template(kind).toJSON()).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(
          ([, name = ""]) => name,
        ),
      ),
    ),
  ];
  const exported = (next: Synthesis) =>
    new Set(
      stackKinds.flatMap((kind) =>
        Object.values(next.template(kind).findOutputs("*")).map(({ Export }) => String(Export?.Name)),
      ),
    );
  const domain = {
    name: "developers.example.com",
    certificateArn: "arn:aws:acm:us-east-1:111111111111:certificate/6b1c0a52-7f0e-4d3c-9a55-0d3c9b7a1f10",
  };

  test.each([
    ["get a domain of its own", {}, { domain }],
    ["lose it again", { domain }, {}],
    ["offer another sign-in", {}, { socialProviderSecrets: { Google: "portal/prod/google" } }],
  ])("to %s: no stack takes away what another one still reads", (_, before, after) => {
    const names = imported(synthesize("prod", before));
    expect(names.length).toBeGreaterThan(3);
    const kept = exported(synthesize("prod", after));
    expect(names.filter((name) => !kept.has(name))).toEqual([]);
  });
});

describe("an alarm that rings", () => {
  const api = synthesize("prod").template("Api");
  const alarms = Object.values(api.findResources("AWS::CloudWatch::Alarm"));
  const [topic, ...none] = Object.keys(api.findResources("AWS::SNS::Topic"));

  interface Statement {
    readonly Effect: "Allow" | "Deny";
    readonly Principal: { readonly Service?: string };
    readonly Action: string | string[];
    readonly Resource: unknown;
    readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }

  test("reaches its topic, which lets CloudWatch in on behalf of this account alone", () => {
    expect(none).toEqual([]);
    const statements: Statement[] = Object.values(api.findResources("AWS::SNS::TopicPolicy")).flatMap(
      ({ Properties }) => Properties.PolicyDocument.Statement,
    );
    const allowed = statements.filter(
      ({ Effect, Principal, Action, Resource }) =>
        Effect === "Allow" &&
        Principal.Service === "cloudwatch.amazonaws.com" &&
        [Action].flat().includes("sns:Publish") &&
        JSON.stringify(Resource) === JSON.stringify({ Ref: topic }),
    );
    expect(allowed.map(({ Condition }) => Condition)).toEqual([
      { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
    ]);
    // What is denied is denied to plain HTTP, which CloudWatch does not speak.
    const denied = statements.filter(({ Effect }) => Effect === "Deny");
    for (const { Condition } of denied) {
      expect(Condition).toEqual({ Bool: { "aws:SecureTransport": "false" } });
    }
  });

  test("goes from each alarm to that topic, and from there to somebody", () => {
    expect(alarms.length).toBeGreaterThan(10);
    for (const { Properties } of alarms) expect(Properties.AlarmActions).toEqual([{ Ref: topic }]);
    const [subscription] = Object.values(api.findResources("AWS::SNS::Subscription"));
    expect(subscription?.["Properties"]).toMatchObject({ TopicArn: { Ref: topic }, Protocol: "email" });
  });
});
