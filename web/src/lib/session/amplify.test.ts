/** @jest-environment jsdom */

import type { SiteConfig } from "@portal/shared/settings/site-config.ts";
import { configureAmplify } from "./amplify.ts";

const mockConfigure = jest.fn();
jest.mock("aws-amplify", () => ({ Amplify: { configure: (given: unknown) => mockConfigure(given) } }));
jest.mock("aws-amplify/auth", () => ({}));
jest.mock("aws-amplify/auth/enable-oauth-listener", () => ({}));
jest.mock("aws-amplify/utils", () => ({ Hub: { listen: jest.fn() } }));

const config: SiteConfig = {
  stage: "prod",
  region: "sa-east-1",
  userPoolId: "sa-east-1_pool",
  userPoolClientId: "browsers",
  oauthDomain: "portal.auth.sa-east-1.amazoncognito.com",
  socialProviders: ["Google"],
};

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** What is no part of the stage's public configuration: scopes, answers, and the page's own addresses. */
const ofTheProtocol = ["openid", "email", "profile", "aws.cognito.signin.user.admin", "code"];

test("the SDK that signs people in is given the public configuration and addresses of this site, and nothing else", () => {
  // A member that nobody of the public configuration knows.
  const more = { ...config, clientSecret: "client-secret", analyticsKey: "analytics-key" };
  configureAmplify(more, "es", () => undefined);
  const given: unknown = mockConfigure.mock.calls[0]?.[0];
  const known = [...textsIn(config), ...ofTheProtocol];
  const others = textsIn(given).filter((text) => !known.includes(text));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((text) => !text.startsWith(`${window.location.origin}/`))).toEqual([]);
  // No analytics, no storage, no API: signing in is all it does.
  expect(Object.keys(given ?? {})).toEqual(["Auth"]);
});
