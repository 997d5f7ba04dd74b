import { synthesize } from "../testing/synthesis.ts";

test("the table forgets items by the attribute that functions write: `ttl`, in seconds", () => {
  const [table, ...others] = Object.values(
    synthesize("dev").template("Data").findResources("AWS::DynamoDB::GlobalTable"),
  );
  expect(others).toEqual([]);
  expect(table?.Properties.TimeToLiveSpecification).toEqual({ AttributeName: "ttl", Enabled: true });
});
