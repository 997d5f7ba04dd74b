import { RemovalPolicy } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { StageSettings } from "./stages.ts";

/** What a line of the access log says. No address, no agent, no query, no caller: nothing that names a person. */
const accessLogFields = {
  requestId: "$context.requestId",
  routeKey: "$context.routeKey",
  status: "$context.status",
  requestedAt: "$context.requestTime",
  responseBytes: "$context.responseLength",
  latencyMilliseconds: "$context.responseLatency",
  integrationLatencyMilliseconds: "$context.integrationLatency",
  integrationError: "$context.integrationErrorMessage",
  authorizerError: "$context.authorizer.error",
};

/**
 * The API without its routes: CloudFront needs its address, while the routes need the user pool, which needs
 * CloudFront's. The API stack adds the routes.
 */
export function httpGateway(scope: Construct, stage: StageSettings): HttpApi {
  const api = new HttpApi(scope, "Api", { apiName: `portal-${stage.name}`, createDefaultStage: false });
  const logGroup = new LogGroup(scope, "ApiAccessLog", {
    retention: stage.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new HttpStage(scope, "ApiStage", {
    httpApi: api,
    stageName: "$default",
    autoDeploy: true,
    throttle: stage.throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
    },
  });
  return api;
}
