import { RemovalPolicy } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  CfnRoute,
  CfnStage,
  HttpApi,
  type HttpRoute,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { StageSettings } from "../stages.ts";

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
 * CloudFront's. The API stack adds the routes and the stage that serves them.
 */
export const httpGateway = (scope: Construct, { name }: StageSettings): HttpApi =>
  new HttpApi(scope, "Api", { apiName: `portal-${name}`, createDefaultStage: false });

/** What answers at the API's address. It stands beside the routes: one with limits of its own must exist before. */
export function httpStage(scope: Construct, httpApi: IHttpApi, stage: StageSettings): HttpStage {
  const logGroup = new LogGroup(scope, "AccessLog", {
    retention: stage.logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  return new HttpStage(scope, "Stage", {
    httpApi,
    stageName: "$default",
    autoDeploy: true,
    throttle: stage.throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
    },
  });
}

/** Gives a route a throttle of its own, so that its requests use up nobody else's. */
export function throttleApart(
  stage: HttpStage,
  route: HttpRoute,
  { rateLimit, burstLimit }: StageSettings["throttle"],
): void {
  const { defaultChild: cfnStage } = stage.node;
  const { defaultChild: cfnRoute } = route.node;
  if (!(cfnStage instanceof CfnStage && cfnRoute instanceof CfnRoute)) throw new Error("CDK made no route.");
  cfnStage.routeSettings = {
    ...cfnStage.routeSettings,
    [cfnRoute.routeKey]: { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit },
  };
  // API Gateway refuses settings of a route that it does not have.
  cfnStage.addResourceDependency(cfnRoute);
}
