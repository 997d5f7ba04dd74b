/**
 * Stands in for `@smithy/core/endpoints` in the bundles. DynamoDB of our own region and account has one address; the
 * SDK decides it anew for each request, by rules that also know other partitions, accounts and standards (11 KB).
 */
export { toEndpointV1 } from "@smithy/core/transport";

interface Context {
  endpointV2?: { readonly url: URL; readonly properties: object };
}
type Next = (step: object) => Promise<unknown>;
interface Place {
  readonly name: string;
  readonly relation: "before";
  readonly toMiddleware: string;
}
interface Stack {
  addRelativeTo(middleware: (next: Next, context: Context) => Next, place: Place): void;
}

const urlOfTable = (): URL =>
  new URL(
    process.env.AWS_ENDPOINT_URL_DYNAMODB ?? `https://dynamodb.${process.env.AWS_REGION}.amazonaws.com`,
  );

export const getEndpointPlugin = () => ({
  applyToStack: (stack: Stack) =>
    stack.addRelativeTo(
      (next, context) => (step) => {
        context.endpointV2 = { url: urlOfTable(), properties: {} };
        return next(step);
      },
      // The SDK inserts the choice of a signature before the middleware of this name.
      { name: "endpointV2Middleware", relation: "before", toMiddleware: "serializerMiddleware" },
    ),
});

export const resolveEndpointConfig = <Config extends object>(config: Config): Config =>
  Object.assign(config, { tls: true });

// Exports that only endpoint rules and presigning clients use: imported, never called.
const notHere = () => {
  throw new Error("The address of the database follows no rules.");
};
export const BinaryDecisionDiagram = { from: () => undefined };
export class EndpointCache {
  readonly get = notHere;
}
export const decideEndpoint = notHere;
export const getEndpointFromInstructions = notHere;
export const customEndpointFunctions = {};
