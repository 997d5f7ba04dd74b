/** How AWS clients reach an embedded engine. The credentials are known to everybody and good for nothing else. */
export interface AwsAccess {
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export const localCredentials = { accessKeyId: "local", secretAccessKey: "local-secret" } as const;

export const accessTo = (endpoint: string, region: string): AwsAccess => ({
  endpoint,
  region,
  credentials: localCredentials,
});
