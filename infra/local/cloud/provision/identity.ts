import { Problem } from "../../../problem.ts";
import type { AwsAccess } from "../../engines/aws-access.ts";
import { signedHeadersOf } from "../../engines/cognito/api/signed.ts";
import type { Template } from "../template/template.ts";

type Properties = Readonly<Record<string, unknown>>;
type PoolProperties = Properties & { readonly UserPoolTags?: Readonly<Record<string, string>> };

/** CloudFormation names a pool's settings as the API does, so a declaration is sent as it stands. */
async function declare(access: AwsAccess, operation: string, properties: Properties): Promise<void> {
  const body = JSON.stringify(properties);
  const response = await fetch(access.endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      // A connection that is kept would idle until the seeding, and be closed just when it is used again.
      connection: "close",
      ...signedHeadersOf(`AWSCognitoIdentityProviderService.${operation}`, body, access),
    },
    body,
  });
  if (response.ok) return;
  const { message }: { message?: string } = await response.json();
  throw new Problem(
    `The user pool cannot be made as the stacks declare it (${operation}): ${message ?? response.status}`,
  );
}

/** Makes user pools, clients, sign-in providers and groups, or updates them; the people in a pool stay. */
export async function provisionIdentity(template: Template, access: AwsAccess): Promise<void> {
  for (const { ref, properties } of template.ofType<PoolProperties>("AWS::Cognito::UserPool")) {
    const UserPoolTags = { ...properties.UserPoolTags, "local:id": ref };
    await declare(access, "CreateUserPool", { ...properties, PoolName: ref, UserPoolTags });
  }
  for (const { ref, properties } of template.ofType<Properties>("AWS::Cognito::UserPoolClient")) {
    await declare(access, "CreateUserPoolClient", { ...properties, ClientName: ref, ClientId: ref });
  }
  for (const { properties } of template.ofType<Properties>("AWS::Cognito::UserPoolIdentityProvider")) {
    await declare(access, "CreateIdentityProvider", properties);
  }
  for (const { properties } of template.ofType<Properties>("AWS::Cognito::UserPoolGroup")) {
    await declare(access, "CreateGroup", properties);
  }
}
