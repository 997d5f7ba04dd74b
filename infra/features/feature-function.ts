import type { Contract } from "@portal/shared/contract.ts";
import { Duration, RemovalPolicy } from "aws-cdk-lib";
import {
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type HttpStage,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { ITableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function, LoggingFormat, Runtime } from "aws-cdk-lib/aws-lambda";
import { FilterPattern, LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { evidenceBucketName, secretParameterName } from "../addresses.ts";
import type { StageSettings } from "../stages.ts";
import { alarm } from "./alarm.ts";
import { bundleFunction, type FeatureName } from "./bundle.ts";
import { type EvidenceAccess, evidenceReasons, evidenceStatements } from "./evidence-access.ts";
import { throttleApart } from "./http-gateway.ts";
import { consumeObjects } from "./object-events.ts";
import { consumeStream, type StreamConsumption } from "./stream.ts";
import { sweepEvery } from "./sweep.ts";
import { type TableAccess, tableStatements } from "./table-access.ts";

/** What a feature may be bound to; the API stack makes it. */
export interface Backend {
  readonly scope: Construct;
  readonly stage: StageSettings;
  readonly table: ITableV2;
  readonly gateway: Gateway;
  readonly siteOrigin: string;
  readonly alarms: ITopic;
  /** Off only where a test looks at the template and not at the code. */
  readonly bundle: boolean;
}

export interface Gateway {
  readonly api: IHttpApi;
  readonly stage: HttpStage;
  readonly authorizer: IHttpRouteAuthorizer;
}

interface FeatureProps {
  /** Who notices what while it fails; the alarm says it. */
  readonly impact: string;
  readonly memoryMb?: number;
  readonly timeout?: Duration;
}

interface ObjectConsumption {
  readonly prefix: string;
  readonly lossImpact: string;
  readonly runbook: string;
}

const emptyCode = "exports.handler = async () => ({ statusCode: 204 });";

/** One function with its log, its alarm and nothing else: every permission and name is bound by a call below. */
export class FeatureFunction extends Construct {
  readonly #backend: Backend;
  readonly #function: Function;

  constructor(backend: Backend, feature: FeatureName, { impact, memoryMb, timeout }: FeatureProps) {
    super(backend.scope, feature);
    this.#backend = backend;
    const logGroup = new LogGroup(this, "Log", {
      retention: backend.stage.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Its own role: Lambda's managed policy would let it write to every log of the account.
    const role = new Role(this, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
    logGroup.grantWrite(role);
    this.#function = new Function(this, "Function", {
      description: `${feature} (${backend.stage.name})`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: "index.handler",
      code: backend.bundle
        ? Code.fromAsset(bundleFunction(feature), { exclude: ["*", "!index.js", "!package.json"] })
        : Code.fromInline(emptyCode),
      memorySize: memoryMb ?? 512,
      timeout: timeout ?? Duration.seconds(15),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      environment: { STAGE: backend.stage.name },
    });
    this.#alarmOnFailure(logGroup, feature, impact);
  }

  bindTable(table: ITableV2, access: TableAccess): this {
    for (const statement of tableStatements(table, access)) this.#allow(statement);
    return this.#set("TABLE_NAME", table.tableName);
  }

  bindEvidence(access: EvidenceAccess): this {
    const { stage } = this.#backend;
    for (const statement of evidenceStatements(stage, access)) this.#allow(statement);
    acknowledge(this, evidenceReasons(stage));
    return this.#set("EVIDENCE_BUCKET", evidenceBucketName(stage));
  }

  /** The key that signs cursors and wraps stored credentials. */
  bindSecret(): this {
    const name = secretParameterName(this.#backend.stage);
    const resource = this.#function.stack.formatArn({
      service: "ssm",
      resource: "parameter",
      resourceName: name.slice(1),
    });
    this.#allow(new PolicyStatement({ actions: ["ssm:GetParameter"], resources: [resource] }));
    return this.#set("SECRET_PARAMETER", name);
  }

  bindSite(): this {
    return this.#set("SITE_URL", this.#backend.siteOrigin);
  }

  bindMail(): this {
    const { from, support } = this.#backend.stage.mail;
    this.#set("SUPPORT_EMAIL", support);
    if (from === undefined) return this;
    const { stack } = this.#function;
    // The sender's identity, and while the account is in SES' sandbox also each recipient's.
    const identities = stack.formatArn({ service: "ses", resource: "identity", resourceName: "*" });
    this.#allow(
      new PolicyStatement({
        actions: ["ses:SendEmail"],
        resources: [identities],
        conditions: { StringEquals: { "ses:FromAddress": from } },
      }),
    );
    acknowledge(this, {
      [`AwsSolutions-IAM5[Resource::arn:aws:ses:${stack.region}:<AWS::AccountId>:identity/*]`]:
        "Recipients cannot be listed; the condition pins the sender.",
    });
    return this.#set("MAIL_FROM", from);
  }

  /** Gateway routes straight from the contract; only a route that visitors may call goes without a token. */
  serve({ api, authorizer }: Gateway, contract: Contract): this {
    const integration = this.#integration();
    for (const [name, route] of Object.entries(contract.routes)) {
      new HttpRoute(this, name, {
        httpApi: api,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
        integration,
        authorizer: route.roles.includes("visitor") ? new HttpNoneAuthorizer() : authorizer,
      });
    }
    return this;
  }

  /** Everything that no contract names, with a limit of its own: anybody can ask for what is not there. */
  serveTheRest({ api, stage }: Gateway, limit: StageSettings["throttle"]): this {
    const route = new HttpRoute(this, "rest", {
      httpApi: api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: this.#integration(),
      authorizer: new HttpNoneAuthorizer(),
    });
    acknowledge(route, { "AwsSolutions-APIG4": "Says that nothing is here; there is nothing to guard." });
    throttleApart(stage, route, limit);
    return this;
  }

  /** Calls the function with the table's changes that match, at least once each. */
  consume(table: ITableV2, consumption: StreamConsumption): this {
    consumeStream(this, { ...consumption, table, consumer: this.#function, alarms: this.#backend.alarms });
    return this;
  }

  /** Calls the function with each object that is new in the evidence bucket, at least once each. */
  consumeObjects(consumption: ObjectConsumption): this {
    const { alarms, stage } = this.#backend;
    const bucketName = evidenceBucketName(stage);
    consumeObjects(this, { ...consumption, bucketName, consumer: this.#function, alarms });
    return this;
  }

  /** Calls the function by the clock, so that it finds what no event brought it to. */
  sweep(every: Duration): this {
    sweepEvery(this, every, this.#function);
    return this;
  }

  #integration(): HttpLambdaIntegration {
    return new HttpLambdaIntegration("Integration", this.#function, { scopePermissionToRoute: false });
  }

  #allow(statement: PolicyStatement): void {
    this.#function.addToRolePolicy(statement);
  }

  #set(name: string, value: string): this {
    this.#function.addEnvironment(name, value);
    return this;
  }

  #alarmOnFailure(logGroup: LogGroup, feature: FeatureName, impact: string): void {
    // One metric for both ways to fail: what the function logs as an error, and what the platform reports of a
    // function that was cut off. It costs nothing while nothing fails.
    const failures = new MetricFilter(this, "Failures", {
      logGroup,
      metricNamespace: `Portal/${this.#backend.stage.name}`,
      metricName: `${feature}-failures`,
      filterPattern: FilterPattern.literal(
        '{ ($.level = "ERROR") || ($.level = "CRITICAL") || ($.level = "FATAL") || (($.type = "platform.report") && ($.record.status != "success")) }',
      ),
      metricValue: "1",
    });
    alarm(this, "Alarm", {
      metric: failures.metric({ statistic: "Sum", period: Duration.minutes(5) }),
      impact,
      runbook: feature,
      topic: this.#backend.alarms,
    });
  }
}
