import { randomUUID } from "node:crypto";
import type { Account } from "@portal/shared/account/model.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { LetterName } from "@portal/shared/messages/letters.ts";
import type { Caller } from "../api.ts";
import { companyOf, type Person, person } from "../people.ts";
import type { TestStage } from "../stage.ts";

/** A company of two, and one who asks to join it: each reads another language. */
export interface Cast {
  readonly stage: TestStage;
  readonly companyId: string;
  readonly taxIdentificationNumber: string;
  readonly owner: Person;
  /** Who acts for the company, once the owner has let them in. */
  readonly member: Person;
  readonly applicant: Person;
  /** Without an account yet, and with an address that nobody vouches for. */
  readonly newcomer: Caller & { readonly account: Pick<Account, "email" | "name" | "locale"> };
  readonly support: Person;
}

export async function castOf(
  stage: TestStage,
  [first, second, third]: readonly [Locale, Locale, Locale],
): Promise<Cast> {
  const named = (name: string, locale: Locale) => person(stage, name, { locale });
  const owner = await named("Olga Dona", first);
  const { id: companyId, data } = await companyOf(owner);
  const sub = randomUUID();
  const profile = { email: `nova.${sub.slice(0, 8)}@facebook.example`, name: "Nova Pessoa" };
  stage.aws.profiles.set(`token-of-${sub}`, { ...profile, isVerified: false });
  return {
    stage,
    companyId,
    taxIdentificationNumber: data.taxIdentificationNumber,
    owner,
    member: await named("Mara Membro", second),
    applicant: await named("Pedro Pedinte", third),
    newcomer: { sub, account: { ...profile, locale: third } },
    support: await person(stage, "Bruno Lima", { isSupport: true }),
  };
}

/** Something that somebody does, and every letter that follows from it. */
export interface Scene {
  readonly what: string;
  readonly act: (cast: Cast) => Promise<unknown>;
  readonly letters: readonly LetterName[];
}
