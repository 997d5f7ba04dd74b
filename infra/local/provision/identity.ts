import { Problem } from "../problem.ts";
import type { Template } from "../template/template.ts";

type Properties = Readonly<Record<string, unknown>>;
type PoolProperties = Properties & { readonly UserPoolTags?: Readonly<Record<string, string>> };

/** CloudFormation names a pool's settings as the API does, so a declaration is sent as it stands. */
async function declare(cognitoUrl: string, operation: string, body: Properties): Promise<void> {
  const response = await fetch(cognitoUrl, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      // A connection that is kept would idle until the seeding, and be closed just when it is used again.
      connection: "close",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  const { message }: { message?: string } = await response.json();
  throw new Problem(
    `The user pool cannot be made as the stacks declare it (${operation}): ${message ?? response.status}`,
  );
}

/** Makes user pools, clients, sign-in providers and groups, or updates them; the people in a pool stay. */
export async function provisionIdentity(template: Template, cognitoUrl: string): Promise<void> {
  for (const { ref, properties } of template.ofType<PoolProperties>("AWS::Cognito::UserPool")) {
    const UserPoolTags = { ...properties.UserPoolTags, "local:id": ref };
    await declare(cognitoUrl, "CreateUserPool", { ...properties, PoolName: ref, UserPoolTags });
  }
  for (const { ref, properties } of template.ofType<Properties>("AWS::Cognito::UserPoolClient")) {
    await declare(cognitoUrl, "CreateUserPoolClient", { ...properties, ClientName: ref, ClientId: ref });
  }
  for (const { properties } of template.ofType<Properties>("AWS::Cognito::UserPoolIdentityProvider")) {
    await declare(cognitoUrl, "CreateIdentityProvider", properties);
  }
  for (const { properties } of template.ofType<Properties>("AWS::Cognito::UserPoolGroup")) {
    await declare(cognitoUrl, "CreateGroup", properties);
  }
}
