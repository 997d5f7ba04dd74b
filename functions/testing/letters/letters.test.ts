import { caseTitle } from "@portal/shared/certification/test-cases.data.ts";
import { scenarioOf } from "@portal/shared/fraud-certification/scenario-rules.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { LetterName } from "@portal/shared/messages/letters.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { openStage, type TestStage } from "../stage.ts";
import { type Cast, castOf, type Scene } from "./cast.ts";
import { fraudCertificationScenes, fraudConfigurationScenes } from "./fraud-scenes.ts";
import { certificationScenes, configurationScenes, releaseScenes } from "./payment-scenes.ts";
import { arrivals, departures, partnerScenes } from "./people-scenes.ts";
import { fieldName, type Wanted, wordedLetters, wordingOf } from "./words.ts";

interface Row {
  /** The one person who gets it: nobody else of the company does, nor anybody who only asks to join. */
  readonly to: "owner" | "member" | "applicant" | "newcomer" | "support";
  /** The page that its button opens. Written here a second time on purpose. */
  readonly leads: PortalPath | readonly PortalPath[];
  /** In a letter to support: the client that it is about. */
  readonly about?: "member";
  /** What its list names, in its addressee's language. */
  readonly names?: (locale: Locale) => readonly string[];
}

const toMember = (...leads: readonly PortalPath[]): Row => ({ to: "member", leads });
const aboutMember = (...leads: readonly PortalPath[]): Row => ({ to: "support", about: "member", leads });

/** Every letter that the product sends. One that is new is missing here until it says who gets it. */
const rows: Readonly<Record<LetterName, Row>> = {
  "account.email-proof-asked": { to: "newcomer", leads: "/login" },
  "company.join-requested": { to: "owner", leads: "/company" },
  "company.join-reminded": { to: "owner", leads: "/company" },
  "company.join-accepted": toMember("/onboarding/dashboard"),
  "company.join-declined": { to: "applicant", leads: "/company" },
  "release.requested-support": aboutMember("/onboarding/bo/release"),
  "release.granted": toMember(
    "/onboarding/configuration",
    "/onboarding/certification",
    "/anti-fraud/configuration",
    "/anti-fraud/certification",
  ),
  "release.declined": toMember("/onboarding/release"),
  "release.revoked": toMember("/onboarding/release"),
  "configuration.sent": toMember("/onboarding/configuration"),
  "configuration.sent-support": aboutMember("/onboarding/bo/configurationOccurrence"),
  "configuration.rejected": {
    to: "member",
    leads: "/onboarding/configuration",
    names: (locale) => [fieldName(locale, "configuration", "hashUrl")],
  },
  "configuration.approved": toMember("/onboarding/access-data"),
  // A key that stops working concerns whoever answers for the company.
  "access-data.replaced": { to: "owner", leads: ["/onboarding/access-data", "/onboarding/fraud-keys"] },
  "certification.sent": toMember("/onboarding/certification"),
  "certification.sent-support": aboutMember("/onboarding/bo/certificationOccurrence"),
  "certification.rejected": {
    to: "member",
    leads: "/onboarding/certification",
    names: (locale) => [caseTitle("card-approved")?.[locale] ?? ""],
  },
  "certification.concluded": toMember("/onboarding/production"),
  "production.requested-support": aboutMember("/onboarding/bo/company"),
  "production.delivered": toMember("/onboarding/production", "/anti-fraud/prod-keys-config"),
  "fraud-configuration.sent": toMember("/anti-fraud/configuration"),
  "fraud-configuration.sent-support": aboutMember("/anti-fraud/occurrence-configuration"),
  "fraud-configuration.rejected": {
    to: "member",
    leads: "/anti-fraud/configuration",
    names: (locale) => [fieldName(locale, "fraud-configuration", "webhookUrl")],
  },
  "fraud-configuration.approved": toMember("/onboarding/fraud-keys"),
  "fraud-certification.sent": toMember("/anti-fraud/certification"),
  "fraud-certification.sent-support": aboutMember("/anti-fraud/occurrence-certification"),
  "fraud-certification.rejected": {
    to: "member",
    leads: "/anti-fraud/certification",
    names: (locale) => [scenarioOf("approved")?.title[locale] ?? ""],
  },
  "fraud-certification.concluded": toMember("/anti-fraud/prod-keys-config"),
  "fraud-certification.reopened": toMember("/anti-fraud/certification"),
  "partner.registered-support": aboutMember("/onboarding/bo/company"),
  "partner.approved": toMember("/onboarding/listOfPartners"),
  "partner.declined": toMember("/onboarding/registerPartner"),
};

const scenes: readonly Scene[] = [
  ...arrivals,
  ...releaseScenes,
  ...configurationScenes,
  ...certificationScenes,
  ...fraudConfigurationScenes,
  ...fraudCertificationScenes,
  ...partnerScenes,
  ...departures,
];

function wanted(letter: LetterName, cast: Cast): Wanted {
  const { to, leads, about, names } = rows[letter];
  const addressee =
    to === "support"
      ? ({ email: "suporte@example.com", name: "equipe de suporte", locale: "pt" } as const)
      : cast[to].account;
  return {
    letter,
    to: addressee,
    leads: [leads].flat(),
    about: about && cast[about].account,
    names: names?.(addressee.locale) ?? [],
  };
}

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("every letter that has words has a row, and follows from something that somebody does", () => {
  expect(Object.keys(rows).toSorted()).toEqual(wordedLetters.toSorted());
  const sent = new Set<string>(scenes.flatMap(({ letters }) => letters));
  expect(wordedLetters.filter((letter) => !sent.has(letter))).toEqual([]);
});

/** Each person once in each language. */
const languages: readonly (readonly [Locale, Locale, Locale])[] = [
  ["pt", "en", "es"],
  ["en", "es", "pt"],
  ["es", "pt", "en"],
];

describe.each(languages)("with an owner who reads %s, a member %s and an applicant %s", (...spoken) => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await castOf(stage, spoken);
  });

  test.each(scenes)(
    "when $what, whom it concerns is told in their language, and nobody else",
    async (scene) => {
      stage.aws.mails.length = 0;
      await scene.act(cast);
      await stage.sweepMails();
      expect(await stage.pendingEvents()).toEqual([]);
      const letters = scene.letters.map((letter) => wordingOf(wanted(letter, cast)));
      expect(stage.aws.mails.map(({ to }) => to).toSorted()).toEqual(letters.map(({ to }) => to).toSorted());
      for (const letter of letters)
        expect(stage.aws.mails.find(({ to }) => to === letter.to)).toMatchObject(letter);
    },
  );
});
