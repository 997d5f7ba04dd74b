import type { Contract } from "@portal/shared/contract.ts";
import type { Feature } from "@portal/shared/feature.ts";
import type { FeatureName } from "@portal/shared/features.ts";
import type { SettingName } from "@portal/shared/settings/settings.ts";
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
import { type Bundles, settingsReadBy } from "./bundle.ts";
import {
  type EvidenceAccess,
  evidenceFolders,
  evidenceReasons,
  evidenceStatements,
} from "./evidence-access.ts";
import { throttleApart } from "./http-gateway.ts";
import { consumeObjects } from "./object-events.ts";
import { consumeStream, type StreamConsumption } from "./stream.ts";
import { sweepEvery } from "./sweep.ts";
import { tableStatements } from "./table-access.ts";

/** What a feature may be bound to; the API stack makes it. */
export interface Backend {
  readonly scope: Construct;
  readonly stage: StageSettings;
  readonly table: ITableV2;
  readonly gateway: Gateway;
  readonly siteOrigin: string;
  readonly alarms: ITopic;
  /** Undefined only in tests that look at the template and not at the code. */
  readonly bundles: Bundles | undefined;
}

export interface Gateway {
  readonly api: IHttpApi;
  readonly stage: HttpStage;
  readonly authorizer: IHttpRouteAuthorizer;
}

type FeatureProps = Pick<Feature, "impact" | "memoryMb" | "timeoutSeconds">;

const emptyCode = "exports.handler = async () => ({ statusCode: 204 });";

/** One function with its log, its alarm and nothing else: every permission and name is bound by a call below. */
export class FeatureFunction extends Construct {
  readonly #backend: Backend;
  readonly #function: Function;
  readonly #logGroup: LogGroup;
  /** The settings of its bindings, even those that the stage leaves empty. */
  readonly #settings = new Set<SettingName>();

  constructor(backend: Backend, feature: FeatureName, { impact, memoryMb, timeoutSeconds }: FeatureProps) {
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
      code: this.#code(feature),
      memorySize: memoryMb ?? 512,
      timeout: Duration.seconds(timeoutSeconds ?? 15),
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
    this.#logGroup = logGroup;
    this.#alarmOnFailure(feature, impact);
  }

  bindTable(): void {
    const { table } = this.#backend;
    for (const statement of tableStatements(table)) this.#allow(statement);
    this.#set("TABLE_NAME", table.tableName);
  }

  bindEvidence(access: EvidenceAccess): void {
    const { stage } = this.#backend;
    for (const statement of evidenceStatements(stage, access)) this.#allow(statement);
    acknowledge(this, evidenceReasons(stage));
    this.#set("EVIDENCE_BUCKET", evidenceBucketName(stage));
  }

  /** The key that signs cursors and wraps stored credentials. */
  bindSecret(): void {
    const name = secretParameterName(this.#backend.stage);
    const resource = this.#function.stack.formatArn({
      service: "ssm",
      resource: "parameter",
      resourceName: name.slice(1),
    });
    this.#allow(new PolicyStatement({ actions: ["ssm:GetParameter"], resources: [resource] }));
    this.#set("SECRET_PARAMETER", name);
  }

  bindSite(): void {
    this.#set("SITE_URL", this.#backend.siteOrigin);
  }

  bindMail(): void {
    const { from, support } = this.#backend.stage.mail;
    this.#set("SUPPORT_EMAIL", support);
    this.#set("MAIL_FROM", from);
    if (from === undefined) return;
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
  }

  /** Gateway routes straight from the contract; only a route that visitors may call goes without a token. */
  serve(contract: Contract): void {
    const { api, authorizer } = this.#backend.gateway;
    const integration = this.#integration();
    for (const [name, route] of Object.entries(contract.routes)) {
      new HttpRoute(this, name, {
        httpApi: api,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
        integration,
        authorizer: route.roles.includes("visitor") ? new HttpNoneAuthorizer() : authorizer,
      });
    }
  }

  /** Everything that no contract names, with a limit of its own: anybody can ask for what is not there. */
  serveTheRest(limit: StageSettings["throttle"]): void {
    const route = this.#openRoute("rest", HttpRouteKey.DEFAULT, limit, this.#integration());
    acknowledge(route, { "AwsSolutions-APIG4": "Says that nothing is here; there is nothing to guard." });
  }

  /** Every method at some paths and below, for programs that hold no token of the user pool. */
  serveUnder({ paths, ...limit }: NonNullable<Feature["answersUnder"]>): void {
    const integration = this.#integration();
    for (const path of paths.flatMap((each) => [each, `${each}/{proxy+}`])) {
      const key = HttpRouteKey.with(path, HttpMethod.ANY);
      const route = this.#openRoute(path.replaceAll(/\W+/g, "-"), key, limit, integration);
      acknowledge(route, {
        "AwsSolutions-APIG4": "The function asks for the keys that its callers were given.",
      });
    }
  }

  /** Calls the function with the table's changes that match, at least once each. */
  consume(consumption: StreamConsumption): void {
    const { table, alarms } = this.#backend;
    consumeStream(this, { ...consumption, table, consumer: this.#function, alarms });
  }

  /** Calls the function with each file that is new in quarantine, at least once each. */
  consumeUploads(loss: NonNullable<Feature["uploads"]>): void {
    const { alarms, stage } = this.#backend;
    const bucketName = evidenceBucketName(stage);
    const prefix = evidenceFolders.quarantine;
    consumeObjects(this, { ...loss, prefix, bucketName, consumer: this.#function, alarms });
  }

  /** Calls the function by the clock, so that it finds what no event brought it to. */
  sweep(every: Duration): void {
    sweepEvery(this, every, this.#function);
  }

  /** Rings when what it does by the clock is late, or when it does not say. */
  watchLateness({ seconds, lossImpact, runbook }: NonNullable<Feature["lateness"]>): void {
    const { stage, alarms } = this.#backend;
    const lateness = new MetricFilter(this, "Lateness", {
      logGroup: this.#logGroup,
      metricNamespace: `Portal/${stage.name}`,
      metricName: `${this.node.id}-late-seconds`,
      filterPattern: FilterPattern.numberValue("$.lateSeconds", ">=", 0),
      metricValue: "$.lateSeconds",
    });
    alarm(this, "LateAlarm", {
      metric: lateness.metric({ statistic: "Maximum", period: Duration.minutes(5) }),
      threshold: seconds,
      ringsInSilence: true,
      impact: lossImpact,
      runbook,
      topic: alarms,
    });
  }

  /** A route without the portal's token. Since anybody may call it, it has a limit of its own. */
  #openRoute(
    id: string,
    routeKey: HttpRouteKey,
    limit: StageSettings["throttle"],
    integration: HttpLambdaIntegration,
  ): HttpRoute {
    const { api, stage } = this.#backend.gateway;
    const route = new HttpRoute(this, id, {
      httpApi: api,
      routeKey,
      integration,
      authorizer: new HttpNoneAuthorizer(),
    });
    throttleApart(stage, route, limit);
    return route;
  }

  #integration(): HttpLambdaIntegration {
    return new HttpLambdaIntegration("Integration", this.#function, { scopePermissionToRoute: false });
  }

  #allow(statement: PolicyStatement): void {
    this.#function.addToRolePolicy(statement);
  }

  #set(name: SettingName, value: string | undefined): void {
    this.#settings.add(name);
    if (value !== undefined) this.#function.addEnvironment(name, value);
  }

  /** What is deployed; a synthesis that looks at it also asks whether it is told what it reads, and no more. */
  #code(feature: FeatureName): Code {
    const { bundles } = this.#backend;
    if (!bundles) return Code.fromInline(emptyCode);
    const directory = bundles.get(feature);
    if (directory === undefined) throw new Error(`The function ${feature} has no bundle.`);
    this.node.addValidation({
      validate: () => {
        const read = settingsReadBy(directory);
        return [
          ...read
            .filter((name) => !this.#settings.has(name))
            .map((name) => `reads ${name}, which no binding sets`),
          ...[...this.#settings]
            .filter((name) => !read.includes(name))
            .map((name) => `is told ${name}, which it never reads`),
        ];
      },
    });
    return Code.fromAsset(directory, { exclude: ["*", "!index.js", "!package.json"] });
  }

  #alarmOnFailure(feature: FeatureName, impact: string): void {
    // One metric for both ways to fail: what the function logs as an error, and what the platform reports of a
    // function that was cut off. It costs nothing while nothing fails.
    const failures = new MetricFilter(this, "Failures", {
      logGroup: this.#logGroup,
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
