import { App, Stack } from "aws-cdk-lib";
import { HttpApi, HttpNoneAuthorizer } from "aws-cdk-lib/aws-apigatewayv2";
import { AttributeType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { Topic } from "aws-cdk-lib/aws-sns";
import { stages } from "../stages.ts";
import { FeatureFunction } from "./feature-function.ts";
import { httpStage } from "./http-gateway.ts";

/** What synthesis says of the page for what is not there, with its real code and these bindings. */
function synthesisOf(bind: (made: FeatureFunction) => void): () => void {
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
      bundle: true,
    },
    "not-found",
    { impact: "Nobody notices." },
  );
  bind(made);
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
