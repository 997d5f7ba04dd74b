import { synthesize } from "../testing/synthesis.ts";
import { siteConfig, stageOutputs } from "./site-config.ts";

const byStack = {
  DevSite: {
    SiteBucket: "site",
    SiteUrl: "https://d1.cloudfront.net",
    DistributionId: "E1",
    DistributionDomain: "d1.cloudfront.net",
  },
  DevData: { EvidenceBucket: "evidence" },
  DevIdentity: {
    Stage: "dev",
    Region: "sa-east-1",
    UserPoolId: "sa-east-1_1",
    UserPoolClientId: "client",
    HostedDomain: "portal-dev.auth.sa-east-1.amazoncognito.com",
    SocialProviders: "[]",
  },
};

test("the portal learns where its users sign in", () => {
  expect(siteConfig(stageOutputs(byStack))).toEqual({
    stage: "dev",
    region: "sa-east-1",
    userPoolId: "sa-east-1_1",
    userPoolClientId: "client",
    oauthDomain: null,
    socialProviders: [],
  });
});

test("the hosted sign-in is named only where a social provider needs it", () => {
  const withGoogle = { ...byStack, DevIdentity: { ...byStack.DevIdentity, SocialProviders: '["Google"]' } };
  expect(siteConfig(stageOutputs(withGoogle))).toMatchObject({
    oauthDomain: "portal-dev.auth.sa-east-1.amazoncognito.com",
    socialProviders: ["Google"],
  });
});

test("nothing that only the deployment needs reaches the browser", () => {
  expect(JSON.stringify(siteConfig(stageOutputs(byStack)))).not.toMatch(/site|evidence|E1/);
});

test("an output that the stacks do not give is missed by its name", () => {
  expect(() => stageOutputs({ DevSite: byStack.DevSite })).toThrow("The stacks gave no output Stage.");
});

test("the stacks give every output that a deployment reads", () => {
  const { stacks } = synthesize("dev");
  const names = stacks.map(({ template }) => Object.keys(template.Outputs ?? {}));
  const given = Object.fromEntries(
    names.flat().map((name) => [name, name === "SocialProviders" ? "[]" : name]),
  );
  expect(stageOutputs({ all: given }).SocialProviders).toBe("[]");
});
