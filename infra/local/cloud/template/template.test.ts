import { declaredAddresses, declaredStacks, declaredTemplate } from "../testing/declared-template.ts";
import { resolveTemplate } from "./template.ts";

const table = { Type: "AWS::DynamoDB::GlobalTable", Properties: { KeySchema: [] } };
const functionWith = (Variables: Record<string, unknown>) => ({
  Type: "AWS::Lambda::Function",
  Properties: { Runtime: "nodejs24.x", Environment: { Variables } },
});

interface FunctionProperties {
  Environment: { Variables: Record<string, unknown> };
}

function variablesOf(stacks: Parameters<typeof declaredStacks>[0]): Record<string, unknown> {
  const template = resolveTemplate(declaredStacks(stacks), declaredAddresses);
  return (
    template.ofType<FunctionProperties>("AWS::Lambda::Function")[0]?.properties.Environment.Variables ?? {}
  );
}

const resolved = (value: unknown, more: object = {}) =>
  variablesOf({ Dev: { Resources: { Table: table, Reader: functionWith({ value }) }, ...more } }).value;

describe("references", () => {
  test("a function learns the name of a table of another stack through its export", () => {
    const exported = {
      Value: { Ref: "Table" },
      Export: { Name: { "Fn::Sub": "${AWS::StackName}:TableName" } },
    };
    const variables = variablesOf({
      Data: { Resources: { Table: table }, Outputs: { TableName: exported } },
      Api: { Resources: { Reader: functionWith({ TABLE_NAME: { "Fn::ImportValue": "Data:TableName" } }) } },
    });
    expect(variables).toEqual({ TABLE_NAME: "Data-Table" });
  });

  test("an import that no stack exports is refused by its name", () => {
    expect(() => resolved({ "Fn::ImportValue": "Data:Gone" })).toThrow(
      "A stack imports Data:Gone, which no stack of this stage exports.",
    );
  });

  test("an attribute that a local resource does not have is refused instead of made up", () => {
    expect(() => resolved({ "Fn::GetAtt": ["Table", "Colour"] })).toThrow("Dev reads Table.Colour");
  });

  test("a reference to something undeclared is refused", () => {
    expect(() => resolved({ Ref: "Nobody" })).toThrow("Dev refers to Nobody, which it does not declare.");
  });

  test("names are the same at every start, so that data and sessions survive one", () => {
    const pool = { Type: "AWS::Cognito::UserPool" };
    const idOf = () => declaredTemplate({ Pool: pool }).ofType("AWS::Cognito::UserPool")[0]?.ref;
    expect(idOf()).toMatch(/^sa-east-1_[0-9a-z]{9}$/);
    expect(idOf()).toBe(idOf());
  });
});

describe("intrinsic functions", () => {
  test.each([
    ["Fn::Join", { "Fn::Join": ["/", ["a", { Ref: "Table" }]] }, "a/Dev-Table"],
    [
      "Fn::Sub with a map",
      { "Fn::Sub": ["${Table}:${x}:${!literal}", { x: "y" }] },
      "Dev-Table:y:${literal}",
    ],
    [
      "Fn::Sub with an attribute",
      { "Fn::Sub": "${Table.Arn}" },
      "arn:aws:dynamodb:sa-east-1:111122223333:table/Dev-Table",
    ],
    ["Fn::Select of Fn::Split", { "Fn::Select": [1, { "Fn::Split": ["-", "a-b-c"] }] }, "b"],
    [
      "pseudo parameters",
      { "Fn::Sub": "${AWS::Region} ${AWS::AccountId} ${AWS::Partition}" },
      "sa-east-1 111122223333 aws",
    ],
    ["Fn::Base64", { "Fn::Base64": "hi" }, "aGk="],
    ["no value", { "Fn::If": ["IsProd", "x", { Ref: "AWS::NoValue" }] }, undefined],
    ["a parameter's default", { Ref: "Size" }, "small"],
    ["Fn::FindInMap", { "Fn::FindInMap": ["Sizes", { Ref: "Size" }, "memory"] }, 128],
  ])("%s", (_, value, expected) => {
    const more = {
      Conditions: { IsProd: { "Fn::Not": [{ "Fn::Equals": [{ Ref: "Size" }, "small"] }] } },
      Parameters: { Size: { Default: "small" } },
      Mappings: { Sizes: { small: { memory: 128 } } },
    };
    expect(resolved(value, more)).toBe(expected);
  });

  test("a resource whose condition does not hold is not there", () => {
    const Conditions = { Never: { "Fn::Equals": ["a", "b"] } };
    const stacks = declaredStacks({
      Dev: { Conditions, Resources: { Table: { ...table, Condition: "Never" } } },
    });
    expect(resolveTemplate(stacks, declaredAddresses).ofType("AWS::DynamoDB::GlobalTable")).toEqual([]);
  });

  test("a function that is not known is refused by its name", () => {
    expect(() => resolved({ "Fn::Transform": {} })).toThrow(
      "Dev uses Fn::Transform, which the local stack cannot resolve.",
    );
  });
});

describe("resource types", () => {
  test("a type that nobody taught the local stack is refused, with the place to teach it", () => {
    expect(() => declaredTemplate({ Grid: { Type: "AWS::Braket::Grid" } })).toThrow(
      /Dev declares Grid, a AWS::Braket::Grid, .*resource-types\.ts/,
    );
  });

  test("a type that is left out on purpose is listed", () => {
    const template = declaredTemplate({ Role: { Type: "AWS::IAM::Role" }, Table: table });
    expect(template.notEmulated).toEqual(["AWS::IAM::Role"]);
  });
});

describe("addresses of the cloud", () => {
  const distribution = { Type: "AWS::CloudFront::Distribution", Properties: { DistributionConfig: {} } };
  const here = (value: unknown) =>
    variablesOf({ Dev: { Resources: { Site: distribution, Reader: functionWith({ value }) } } }).value;

  test.each([
    [
      "the site",
      { "Fn::Join": ["", ["https://", { "Fn::GetAtt": ["Site", "DomainName"] }, "/en"]] },
      "http://localhost:8080/en",
    ],
    ["the pool's issuer", "https://cognito-idp.sa-east-1.amazonaws.com/x_1", "http://localhost:8081/x_1"],
    ["the hosted domain", "https://portal-dev.auth.sa-east-1.amazoncognito.com", "http://localhost:8081"],
    ["the hosted domain's bare host", "portal-dev.auth.sa-east-1.amazoncognito.com", "localhost:8081"],
    [
      "a bucket in a policy",
      "connect-src https://files-1.s3.sa-east-1.amazonaws.com;",
      "connect-src http://127.0.0.1:8083;",
    ],
    ["an upgrade to https", "default-src 'self'; upgrade-insecure-requests", "default-src 'self'"],
    ["somebody else's address", "https://example.com", "https://example.com"],
  ])("%s becomes local", (_, value, expected) => {
    expect(here(value)).toBe(expected);
  });
});
