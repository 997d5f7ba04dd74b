import { createHash } from "node:crypto";
import { Problem } from "../../../problem.ts";

/** A resource while its name is being made: `property` is already resolved. */
export interface Named {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  readonly account: string;
  readonly region: string;
  /** Host and port of the local site. */
  readonly siteHost: string;
  property(name: string): unknown;
}

export interface Physical {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Letters and digits that are the same at every start, so that data, sessions and tokens survive one. */
function stableId({ stack, id }: Named, length: number): string {
  const digest = createHash("sha256").update(`${stack}/${id}`).digest("hex");
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}

function given(resource: Named, property: string): string {
  const name = resource.property(property);
  return typeof name === "string" ? name : `${resource.stack}-${resource.id}`;
}

function table(resource: Named): Physical {
  const name = given(resource, "TableName");
  const Arn = `arn:aws:dynamodb:${resource.region}:${resource.account}:table/${name}`;
  return { ref: name, attributes: { Arn, StreamArn: `${Arn}/stream/local`, TableId: name } };
}

function bucket(resource: Named): Physical {
  const name = given(resource, "BucketName").toLowerCase().slice(0, 63);
  const DomainName = `${name}.s3.amazonaws.com`;
  const RegionalDomainName = `${name}.s3.${resource.region}.amazonaws.com`;
  return { ref: name, attributes: { Arn: `arn:aws:s3:::${name}`, DomainName, RegionalDomainName } };
}

function userPool(resource: Named): Physical {
  const id = `${resource.region}_${stableId(resource, 9)}`;
  const issuer = `cognito-idp.${resource.region}.amazonaws.com/${id}`;
  const Arn = `arn:aws:cognito-idp:${resource.region}:${resource.account}:userpool/${id}`;
  return {
    ref: id,
    attributes: { Arn, UserPoolId: id, ProviderName: issuer, ProviderURL: `https://${issuer}` },
  };
}

function lambda(resource: Named): Physical {
  const name = given(resource, "FunctionName").slice(0, 64);
  return {
    ref: name,
    attributes: { Arn: `arn:aws:lambda:${resource.region}:${resource.account}:function:${name}` },
  };
}

function api(resource: Named): Physical {
  const id = stableId(resource, 10);
  const ApiEndpoint = `https://${id}.execute-api.${resource.region}.amazonaws.com`;
  return { ref: id, attributes: { ApiId: id, ApiEndpoint } };
}

function queue(resource: Named): Physical {
  const QueueName = given(resource, "QueueName");
  const Arn = `arn:aws:sqs:${resource.region}:${resource.account}:${QueueName}`;
  return {
    ref: `https://sqs.${resource.region}.amazonaws.com/${resource.account}/${QueueName}`,
    attributes: { Arn, QueueName },
  };
}

/** Its name is the local site's; `https://` in front of it becomes `http://` when strings are localized. */
function distribution(resource: Named): Physical {
  const Id = stableId(resource, 13).toUpperCase();
  return { ref: Id, attributes: { Id, DomainName: resource.siteHost } };
}

const plain = (resource: Named): Physical => {
  const name = stableId(resource, 12);
  const Arn = `arn:aws:local:${resource.region}:${resource.account}:${resource.id}`;
  return { ref: name, attributes: { Id: name, Arn, FunctionARN: Arn, AuthorizerId: name, ClientId: name } };
};

const named =
  (property: string) =>
  (resource: Named): Physical => ({ ref: given(resource, property), attributes: plain(resource).attributes });

const client = (resource: Named): Physical => {
  const id = stableId(resource, 26);
  return { ref: id, attributes: { ClientId: id } };
};

const emulated: Record<string, (resource: Named) => Physical> = {
  "AWS::ApiGatewayV2::Api": api,
  "AWS::ApiGatewayV2::Authorizer": plain,
  "AWS::ApiGatewayV2::Integration": plain,
  "AWS::ApiGatewayV2::Route": plain,
  "AWS::CloudFront::CachePolicy": plain,
  "AWS::CloudFront::Distribution": distribution,
  "AWS::CloudFront::Function": plain,
  "AWS::CloudFront::ResponseHeadersPolicy": plain,
  "AWS::Cognito::UserPool": userPool,
  "AWS::Cognito::UserPoolClient": client,
  "AWS::Cognito::UserPoolDomain": named("Domain"),
  "AWS::Cognito::UserPoolGroup": named("GroupName"),
  "AWS::Cognito::UserPoolIdentityProvider": named("ProviderName"),
  "AWS::DynamoDB::GlobalTable": table,
  "AWS::DynamoDB::Table": table,
  "AWS::Events::Rule": plain,
  "AWS::Lambda::EventInvokeConfig": plain,
  "AWS::Lambda::EventSourceMapping": plain,
  "AWS::Lambda::Function": lambda,
  "AWS::S3::Bucket": bucket,
  "AWS::S3::BucketPolicy": plain,
  "AWS::SQS::Queue": queue,
};

/** Known and left out: on this machine nobody is refused by a policy, watched by an alarm or billed. */
const notEmulated = new Set([
  "AWS::ApiGatewayV2::Stage",
  "AWS::Budgets::Budget",
  "AWS::CDK::Metadata",
  "AWS::CloudFront::OriginAccessControl",
  "AWS::CloudFront::OriginRequestPolicy",
  "AWS::CloudWatch::Alarm",
  "AWS::CloudWatch::CompositeAlarm",
  "AWS::CloudWatch::Dashboard",
  "AWS::IAM::ManagedPolicy",
  "AWS::IAM::Policy",
  "AWS::IAM::Role",
  "AWS::Lambda::Permission",
  "AWS::Logs::LogGroup",
  "AWS::Logs::MetricFilter",
  "AWS::SES::ConfigurationSet",
  "AWS::SES::EmailIdentity",
  "AWS::SNS::Subscription",
  "AWS::SNS::Topic",
  "AWS::SNS::TopicPolicy",
  "AWS::SQS::QueuePolicy",
  "Custom::S3AutoDeleteObjects",
]);

export const isEmulated = (type: string): boolean => Object.hasOwn(emulated, type);

/** Name and attributes that a resource has on this machine. An unheard-of type is never skipped in silence. */
export function physicalOf(resource: Named): Physical {
  const make = emulated[resource.type];
  if (make) return make(resource);
  if (notEmulated.has(resource.type)) return plain(resource);
  throw new Problem(
    `${resource.stack} declares ${resource.id}, a ${resource.type}, which the local stack neither runs nor knowingly ` +
      "leaves out: teach it in infra/local/cloud/template/resource-types.ts.",
  );
}
