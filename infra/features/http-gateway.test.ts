import { synthesize } from "../testing/synthesis.ts";

const api = synthesize("dev").template("Api");
const resources = (type: string) => Object.entries(api.findResources(type));
const [[, stage] = []] = resources("AWS::ApiGatewayV2::Stage");

test("the gateway's access log names nobody", () => {
  const { Format } = stage?.["Properties"].AccessLogSettings ?? {};
  const fields = Object.keys(JSON.parse(Format));
  expect(fields).toEqual(expect.arrayContaining(["requestId", "routeKey", "status", "latencyMilliseconds"]));
  expect(Format).not.toMatch(/sourceIp|userAgent|claims|\$context\.path|query/i);
});

test("pages that are missing use up nothing of the API's own limit", () => {
  const { RouteSettings, DefaultRouteSettings } = stage?.["Properties"] ?? {};
  const { ThrottlingRateLimit, ThrottlingBurstLimit } = RouteSettings.$default;
  expect(ThrottlingRateLimit).toBeLessThan(DefaultRouteSettings.ThrottlingRateLimit / 2);
  expect(ThrottlingBurstLimit).toBeLessThan(DefaultRouteSettings.ThrottlingBurstLimit / 2);
  // API Gateway refuses settings of a route that does not exist yet.
  const [[route] = []] = resources("AWS::ApiGatewayV2::Route").filter(
    ([, { Properties }]) => Properties.RouteKey === "$default",
  );
  expect(stage?.["DependsOn"]).toContain(route);
});
