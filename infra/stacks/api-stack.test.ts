import { routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { features as described, type FeatureName, featureNames } from "@portal/shared/features.ts";
import { bundleFunctions, directoryOf, settingsReadBy } from "../features/bundle.ts";
import { stages } from "../stages.ts";
import { synthesize } from "../testing/synthesis.ts";

const sender = "portal-dev@example.com";
/** With everything that the dev stage could have. */
const api = synthesize("dev", { mail: { ...stages.dev.mail, from: sender } }).template("Api");

const resources = (type: string) => Object.entries(api.findResources(type));

/** `features` by the logical id of their function. */
const features = new Map(
  resources("AWS::Lambda::Function").map(([id, { Properties }]) => [
    id,
    String(Properties.Description).replace(" (dev)", ""),
  ]),
);

const functionOf = (feature: string) => {
  const [id, found] =
    resources("AWS::Lambda::Function").find(([each]) => features.get(each) === feature) ?? [];
  if (!id || !found) throw new Error(`There is no function ${feature}.`);
  return { id, role: String(found["Properties"].Role["Fn::GetAtt"][0]), properties: found["Properties"] };
};

interface Statement {
  readonly actions: readonly string[];
  /** What the permission is for, by the name of the output or resource that it refers to. */
  readonly resource: string;
  readonly condition: unknown;
}

function statementsOf(feature: string): Statement[] {
  const { role } = functionOf(feature);
  const policies = resources("AWS::IAM::Policy").filter(
    ([, { Properties }]) => Properties.Roles[0].Ref === role,
  );
  return policies.flatMap(([, { Properties }]) =>
    Properties.PolicyDocument.Statement.map(
      (statement: { Action: string | string[]; Resource: unknown; Condition?: unknown }): Statement => ({
        actions: [statement.Action].flat(),
        resource: JSON.stringify(statement.Resource),
        condition: statement.Condition,
      }),
    ),
  );
}

/** What the code that is deployed reads, so that it says something else than the table of what is bound. */
const settingsRead = (feature: FeatureName) => settingsReadBy(directoryOf(feature));
beforeAll(() => bundleFunctions(featureNames), 120_000);

describe("routes", () => {
  const routes = resources("AWS::ApiGatewayV2::Route").map(([, { Properties }]) => Properties);
  const declared = contracts.flatMap(({ feature, routes: ofFeature }) =>
    Object.values(ofFeature).map((route) => ({ feature, key: routeKey(route) })),
  );

  /** Written out a second time: what answers without a token of the user pool. */
  const sandbox = [
    " /v1/preauthorizations /v2/preauthorizations /v1/cards /v1/store /v1/schedules /v1/merchants /v1/token",
    "/v1/genericoperations /v2/authentication /v2/transaction /v3 /js /listener",
  ].flatMap((line) => line.split(" ").map((path) => `ANY /sandbox/e-sitef/api${path}`));
  const others = ["e-sitef", "e-sitef/v3", "3ds-server", "sitefex-ws-consulta"].map(
    (at) => `ANY /sandbox/${at}`,
  );
  const open = ["$default", ...[...others, ...sandbox].flatMap((key) => [key, `${key}/{proxy+}`])];

  test("the gateway has the contracts' routes, those of the sandbox and one for everything else", () => {
    const keys = routes.map(({ RouteKey }) => String(RouteKey));
    expect(keys.toSorted()).toEqual([...open, ...declared.map(({ key }) => key)].toSorted());
  });

  test("each asks for a token of the user pool; only the sandbox, which has keys of its own, and the page for what is not there do not", () => {
    const authorizer = resources("AWS::ApiGatewayV2::Authorizer")[0]?.[0];
    for (const { RouteKey, AuthorizationType, AuthorizerId } of routes) {
      if (open.includes(String(RouteKey)))
        expect({ AuthorizationType, AuthorizerId }).toEqual({ AuthorizationType: "NONE" });
      else
        expect({ AuthorizationType, AuthorizerId }).toEqual({
          AuthorizationType: "JWT",
          AuthorizerId: { Ref: authorizer },
        });
    }
  });

  test("the authorizer trusts this stage's pool and the portal's client alone", () => {
    const [, authorizer] = resources("AWS::ApiGatewayV2::Authorizer")[0] ?? [];
    const { JwtConfiguration, IdentitySource } = authorizer?.["Properties"] ?? {};
    expect(JwtConfiguration.Audience).toHaveLength(1);
    expect(JSON.stringify(JwtConfiguration.Audience)).toContain("UserPoolPortal");
    expect(JSON.stringify(JwtConfiguration.Issuer)).toContain("https://cognito-idp.sa-east-1.amazonaws.com/");
    expect(IdentitySource).toEqual(["$request.header.Authorization"]);
  });

  test.each(declared)("$key reaches the function $feature", ({ key, feature }) => {
    const target = routes.find(({ RouteKey }) => RouteKey === key)?.Target["Fn::Join"][1][1].Ref;
    const integration = resources("AWS::ApiGatewayV2::Integration").find(([id]) => id === target)?.[1];
    const uri = integration?.["Properties"].IntegrationUri["Fn::GetAtt"][0];
    expect(features.get(uri)).toBe(feature);
  });
});

describe("functions", () => {
  test("there is one for each feature", () => {
    expect([...features.values()].toSorted()).toEqual([...featureNames].toSorted());
    for (const { feature } of contracts) expect(featureNames).toContain(feature);
  });

  test.each(featureNames)("%s is told all that its code reads and no more", (feature) => {
    const { Variables } = functionOf(feature).properties.Environment;
    const read = settingsRead(feature);
    expect(read.length).toBeGreaterThan(0);
    expect(Object.keys(Variables).toSorted()).toEqual(read.toSorted());
  });

  test("all run on Node 24 and ARM, and end before the gateway stops waiting", () => {
    for (const feature of featureNames) {
      const { Runtime, Architectures, Timeout, Handler } = functionOf(feature).properties;
      expect({ Runtime, Architectures, Handler }).toEqual({
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        Handler: "index.handler",
      });
      // Nobody waits at the gateway for what no route reaches: an inspection, a mail. Of the sandbox some wait in vain on
      // purpose: its functions outlast the gateway, so that they end well and no alarm rings.
      const { contract, answersTheRest, answersUnder } = described[feature];
      expect(Timeout).toBeLessThan(contract || answersTheRest ? 30 : 61);
      if (answersUnder) expect(Timeout).toBeGreaterThan(31);
    }
  });
});

describe("grants", () => {
  test.each(featureNames)("%s holds no wildcard and may not scan", (feature) => {
    const actions = statementsOf(feature).flatMap((statement) => statement.actions);
    expect(actions.filter((action) => action.includes("*"))).toEqual([]);
    expect(actions).not.toContain("dynamodb:Scan");
  });

  const withTable = featureNames.filter((feature) => feature !== "not-found");

  test("all but the page for what is not there know the table", () => {
    const know = featureNames.filter((feature) => settingsRead(feature).includes("TABLE_NAME"));
    expect(know).toEqual(withTable);
  });

  test.each(withTable)("%s reads and writes the table and queries its two indexes", (feature) => {
    const onTable = statementsOf(feature).filter(({ resource }) => resource.includes("TableCD117FA1Arn"));
    const [items, indexes] = onTable;
    expect(items?.actions).toEqual(tableActions);
    expect(indexes?.actions).toEqual(["dynamodb:Query"]);
    expect(indexes?.resource.match(/\/index\/\w+/g)).toEqual(["/index/gsi1", "/index/gsi2", "/index/gsi3"]);
    expect(onTable).toHaveLength(2);
  });

  test.each(featureNames)("%s reads the secret only where it was bound to it", (feature) => {
    const secrets = statementsOf(feature).filter(({ actions }) => actions.includes("ssm:GetParameter"));
    const bound = "SECRET_PARAMETER" in functionOf(feature).properties.Environment.Variables;
    expect(secrets).toHaveLength(bound ? 1 : 0);
    for (const { resource } of secrets) expect(resource).toContain(":parameter/portal/dev/secret");
  });

  test("only the mail function sends mail, and only from the stage's address", () => {
    const senders = featureNames.filter((feature) =>
      statementsOf(feature).some(({ actions }) => actions.includes("ses:SendEmail")),
    );
    expect(senders).toEqual(["mail"]);
    const sending = statementsOf("mail").find(({ actions }) => actions.includes("ses:SendEmail"));
    expect(sending?.condition).toEqual({ StringEquals: { "ses:FromAddress": sender } });
  });

  test.each([
    ["evidence", { "s3:PutObject": ["quarantine"], "s3:GetObject": ["evidence", "evidence-trial"] }],
    [
      "evidence-inspection",
      {
        "s3:GetObject": ["quarantine"],
        "s3:PutObject": ["evidence", "evidence-trial"],
        "s3:DeleteObject": ["evidence", "evidence-trial", "quarantine"],
        "s3:ListBucket": [],
      },
    ],
  ])(
    "%s reaches the folders of the bucket that it works in, each for what it does there",
    (feature, expected) => {
      const found = statementsOf(feature).flatMap(({ actions, resource }) =>
        actions.filter((action) => action.startsWith("s3:")).map((action) => [action, resource] as const),
      );
      const foldersOf = (action: string) =>
        found
          .filter(([each]) => each === action)
          .flatMap(([, resource]) =>
            [...resource.matchAll(/sa-east-1\/([a-z-]+)\/\*/g)].map(([, folder = ""]) => folder),
          )
          .toSorted();
      expect(Object.fromEntries(found.map(([action]) => [action, foldersOf(action)]))).toEqual(expected);
    },
  );

  test("nobody else reaches the bucket", () => {
    const reaching = featureNames.filter((feature) =>
      statementsOf(feature).some(({ actions }) => actions.some((action) => action.startsWith("s3:"))),
    );
    expect(reaching).toEqual(["evidence", "evidence-inspection"]);
  });

  test("nobody may do anything that is not listed here", () => {
    const allowed = new Set(
      featureNames.flatMap((feature) => statementsOf(feature).flatMap(({ actions }) => actions)),
    );
    expect([...allowed].toSorted()).toEqual(
      [
        ...tableActions,
        "dynamodb:DescribeStream",
        "dynamodb:GetRecords",
        "dynamodb:GetShardIterator",
        "dynamodb:ListStreams",
        "logs:CreateLogStream",
        "logs:PutLogEvents",
        "s3:DeleteObject",
        "s3:GetObject",
        "s3:ListBucket",
        "s3:PutObject",
        "ses:SendEmail",
        "sqs:GetQueueAttributes",
        "sqs:GetQueueUrl",
        "sqs:SendMessage",
        "ssm:GetParameter",
      ].toSorted(),
    );
    api.resourcePropertiesCountIs("AWS::IAM::Role", { ManagedPolicyArns: [] }, 0);
  });

  test("the gateway alone may call the functions, and each rule the one that it is for", () => {
    const permissions = resources("AWS::Lambda::Permission").map(([, { Properties }]) => Properties);
    const events = permissions.filter(({ Principal }) => Principal === "events.amazonaws.com");
    const called = events.map(({ FunctionName, SourceArn }) => [
      features.get(FunctionName["Fn::GetAtt"][0]),
      SourceArn["Fn::GetAtt"][0].replace(/[0-9A-F]{8}$/, ""),
    ]);
    expect(called).toEqual([
      ...["Objects", "Sweep"].map((rule) => ["evidence-inspection", `evidenceinspection${rule}`]),
      ["mail", "mailSweep"],
      ["clock", "clockSweep"],
      ["sandbox-delivery", "sandboxdeliverySweep"],
    ]);
    for (const { Principal, SourceArn } of permissions.filter((one) => !events.includes(one))) {
      expect(Principal).toBe("apigateway.amazonaws.com");
      expect(JSON.stringify(SourceArn)).toContain("ExportsOutputRefApi");
    }
  });
});

const tableActions = [
  "dynamodb:BatchGetItem",
  "dynamodb:ConditionCheckItem",
  "dynamodb:DeleteItem",
  "dynamodb:PutItem",
  "dynamodb:Query",
  "dynamodb:UpdateItem",
];
