import { siteConfigSchema } from "@portal/shared/settings/site-config.ts";
import { synthesize } from "../testing/synthesis.ts";
import { siteConfig, stageOutputs } from "./site-config.ts";

const outputs = {
  Stage: "prod",
  Region: "sa-east-1",
  SiteBucket: "the-site",
  SiteUrl: "https://portal.example.com",
  DistributionId: "E1",
  DistributionDomain: "d1.cloudfront.net",
  EvidenceBucket: "the-evidence",
  UserPoolId: "sa-east-1_pool",
  UserPoolClientId: "browsers",
  HostedDomain: "portal.auth.sa-east-1.amazoncognito.com",
  SocialProviders: '["Google"]',
  Algolia: "null",
};

/** What stacks could give besides, by mistake or for whoever runs the stage. */
const notForBrowsers = {
  UserPoolClientSecret: "client-secret",
  GoogleClientSecret: "google-secret",
  StageSecretName: "/portal/prod/secret",
  TableName: "the-table",
};

/** All that browsers are told of a stage, named a second time: another name is a choice of its own. */
const publicNames = [
  "stage",
  "region",
  "userPoolId",
  "userPoolClientId",
  "oauthDomain",
  "socialProviders",
  "algolia",
];
/** Where a laptop's user pool is. */
const localNames = ["userPoolEndpoint"];

test("browsers are told where a stage's sign-in is, and nothing else of it", () => {
  const config = siteConfig(stageOutputs({ identity: { ...outputs, ...notForBrowsers } }));
  expect(config).toEqual({
    stage: outputs.Stage,
    region: outputs.Region,
    userPoolId: outputs.UserPoolId,
    userPoolClientId: outputs.UserPoolClientId,
    oauthDomain: outputs.HostedDomain,
    socialProviders: ["Google"],
  });
  const told = JSON.stringify(config);
  for (const kept of [...Object.values(notForBrowsers), outputs.EvidenceBucket, outputs.SiteBucket]) {
    expect(told).not.toContain(kept);
  }
});

test("a configuration has no room for anything that is not public", () => {
  expect(Object.keys(siteConfigSchema.shape).toSorted()).toEqual([...publicNames, ...localNames].toSorted());
  const more = { ...siteConfig(outputs), clientSecret: "client-secret" };
  expect(siteConfigSchema.parse(more)).not.toHaveProperty("clientSecret");
});

test("the hosted sign-in is named only where a social provider needs it", () => {
  const without = stageOutputs({ identity: { ...outputs, SocialProviders: "[]" } });
  expect(siteConfig(without)).toMatchObject({ oauthDomain: null, socialProviders: [] });
});

test("who answers the search is named where a stage says so, with a key that may only search", () => {
  const algolia = { appId: "APP", searchKey: "public", index: "docs" };
  const { template } = synthesize("dev", { algolia });
  const given: unknown = template("Site").findOutputs("Algolia")["Algolia"]?.["Value"];
  expect(siteConfig({ ...outputs, Algolia: String(given) })).toMatchObject({ algolia });
  expect(siteConfig(outputs)).not.toHaveProperty("algolia", expect.anything());
});

test("outputs are found in whichever stack gives them, and one that none gives is missed by its name", () => {
  const { UserPoolId, ...others } = outputs;
  expect(stageOutputs({ site: others, identity: { UserPoolId } }).UserPoolId).toBe(UserPoolId);
  expect(() => stageOutputs({ site: others })).toThrow("The stacks gave no output UserPoolId.");
});

test("the stacks give every output that a deployment reads", () => {
  const { stacks } = synthesize("dev");
  const names = stacks.map(({ template }) => Object.keys(template.Outputs ?? {}));
  const given = Object.fromEntries(
    names.flat().map((name) => [name, name === "SocialProviders" ? "[]" : name]),
  );
  expect(stageOutputs({ all: given }).SocialProviders).toBe("[]");
});
