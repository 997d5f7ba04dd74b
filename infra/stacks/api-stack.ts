import { Aws, Stack, type StackProps } from "aws-cdk-lib";
import { HttpAuthorizer, HttpAuthorizerType, type IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { IUserPool, IUserPoolClient } from "aws-cdk-lib/aws-cognito";
import type { ITableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import { userPoolOrigin } from "../addresses.ts";
import type { Bundles } from "../features/bundle.ts";
import type { Gateway } from "../features/feature-function.ts";
import { makeFeatures } from "../features/features.ts";
import { httpStage } from "../features/http-gateway.ts";
import type { StageSettings } from "../stages.ts";

interface ApiProps extends StackProps {
  readonly stage: StageSettings;
  readonly table: ITableV2;
  readonly api: IHttpApi;
  readonly siteOrigin: string;
  readonly userPool: IUserPool;
  readonly client: IUserPoolClient;
  readonly bundles: Bundles | undefined;
}

/** Every function and every route. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { stage, table, api, siteOrigin, ...props }: ApiProps) {
    super(scope, id, props);
    const alarms = new Topic(this, "Alarms", { enforceSSL: true });
    // A topic with a policy of its own loses the usual one, which lets the account's alarms in.
    alarms.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        actions: ["sns:Publish"],
        resources: [alarms.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": Aws.ACCOUNT_ID } },
      }),
    );
    if (stage.alarmEmail) alarms.addSubscription(new EmailSubscription(stage.alarmEmail));
    const gateway = {
      api,
      stage: httpStage(this, api, stage),
      authorizer: this.#authorizer(stage, api, props),
    };
    makeFeatures({ scope: this, stage, table, gateway, siteOrigin, alarms, bundles: props.bundles });
  }

  /** Made here and handed to the routes by id: CDK would put it beside the gateway, and close a cycle of stacks. */
  #authorizer(
    stage: StageSettings,
    api: IHttpApi,
    { userPool, client }: Pick<ApiProps, "userPool" | "client">,
  ) {
    const { authorizerId } = new HttpAuthorizer(this, "Authorizer", {
      httpApi: api,
      type: HttpAuthorizerType.JWT,
      identitySource: ["$request.header.Authorization"],
      jwtIssuer: `${userPoolOrigin(stage)}/${userPool.userPoolId}`,
      jwtAudience: [client.userPoolClientId],
    });
    return HttpAuthorizer.fromHttpAuthorizerAttributes(this, "RouteAuthorizer", {
      authorizerId,
      authorizerType: HttpAuthorizerType.JWT,
    }) satisfies Gateway["authorizer"];
  }
}
