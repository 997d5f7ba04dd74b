/** What the SDK knows when it asks for an address; `Endpoint` is one that the environment names instead of AWS's. */
interface EndpointParameters {
  readonly Region?: string;
  readonly Endpoint?: string;
  /** Of S3 only. */
  readonly Bucket?: string;
  readonly ForcePathStyle?: boolean;
}

function originOf(service: string, { Region, Endpoint, Bucket, ForcePathStyle }: EndpointParameters): string {
  const origin = Endpoint ?? `https://${service}.${Region}.amazonaws.com`;
  if (Bucket === undefined) return origin;
  return ForcePathStyle ? new URL(Bucket, origin).href : origin.replace("://", `://${Bucket}.`);
}

interface Properties {
  readonly authSchemes?: readonly object[];
}

/** S3 takes the path as it was signed, where the others encode it a second time. */
const s3Signature = (signingRegion: string | undefined): Properties => ({
  authSchemes: [{ name: "sigv4", signingName: "s3", signingRegion, disableDoubleEncoding: true }],
});

/**
 * A service of our own region has one address. The SDK decides it anew for each request, by rules that also know other
 * partitions, accounts, access points and standards.
 */
export const regionalEndpoint = (service: string) => (parameters: EndpointParameters) => {
  const properties: Properties = service === "s3" ? s3Signature(parameters.Region) : {};
  return { url: new URL(originOf(service, parameters)), headers: {}, properties };
};
