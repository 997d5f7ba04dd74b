import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { HttpApi, HttpNoneAuthorizer } from "aws-cdk-lib/aws-apigatewayv2";
import { AttributeType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { Topic } from "aws-cdk-lib/aws-sns";
import { stages } from "../stages.ts";
import { type Bundles, bundleFunctions } from "./bundle.ts";
import { FeatureFunction } from "./feature-function.ts";
import { httpStage } from "./http-gateway.ts";

interface Planted {
  readonly app: App;
  readonly scope: Stack;
}

let bundles: Bundles;
beforeAll(async () => {
  bundles = await bundleFunctions(["not-found"]);
});

/** The page for what is not there, with its real code and these bindings. */
function planted(bind: (made: FeatureFunction) => void): Planted {
  const app = new App();
  const scope = new Stack(app, "Planted");
  const api = new HttpApi(scope, "Api", { createDefaultStage: false });
  const made = new FeatureFunction(
    {
      scope,
      stage: stages.dev,
      table: new TableV2(scope, "Table", { partitionKey: { name: "pk", type: AttributeType.STRING } }),
      gateway: { api, stage: httpStage(scope, api, stages.dev), authorizer: new HttpNoneAuthorizer() },
      siteOrigin: "https://portal.example.com",
      alarms: new Topic(scope, "Alarms"),
      bundles,
    },
    "not-found",
    { impact: "Nobody notices." },
  );
  bind(made);
  return { app, scope };
}

/** What synthesis says of it. */
function synthesisOf(bind: (made: FeatureFunction) => void): () => void {
  const { app } = planted(bind);
  return () => app.synth();
}

test("a function that reads a setting which nothing binds does not come out of synthesis", () => {
  expect(synthesisOf(() => undefined)).toThrow(/not-found\] reads SITE_URL, which no binding sets/);
});

test("nor does one that is bound to what it never reads", () => {
  const bound = synthesisOf((made) => {
    made.bindSite();
    made.bindSecret();
  });
  expect(bound).toThrow(/not-found\] is told SECRET_PARAMETER, which it never reads/);
});

test("a function that is told what it reads comes out", () => {
  expect(synthesisOf((made) => made.bindSite())).not.toThrow();
});

test("what lies below a path and what nothing else answers each have a limit, which waits for its route", () => {
  const { scope } = planted((made) => {
    made.bindSite();
    made.serveTheRest({ rateLimit: 20, burstLimit: 40 });
    made.serveUnder({ paths: ["/sandbox/api"], rateLimit: 5, burstLimit: 10 });
  });
  const template = Template.fromStack(scope);
  const routes = Object.entries(template.findResources("AWS::ApiGatewayV2::Route"));
  const [stage] = Object.values(template.findResources("AWS::ApiGatewayV2::Stage"));
  expect(routes.map(([, { Properties }]) => [Properties.RouteKey, Properties.AuthorizationType])).toEqual([
    ["$default", "NONE"],
    ["ANY /sandbox/api", "NONE"],
    ["ANY /sandbox/api/{proxy+}", "NONE"],
  ]);
  expect(stage?.["Properties"].RouteSettings).toEqual({
    $default: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    "ANY /sandbox/api": { ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10 },
    "ANY /sandbox/api/{proxy+}": { ThrottlingRateLimit: 5, ThrottlingBurstLimit: 10 },
  });
  expect(stage?.["DependsOn"]).toEqual(expect.arrayContaining(routes.map(([id]) => id)));
});
