import type { Country } from "@portal/shared/country.ts";
import {
  type CountryProfile,
  type CountryRefusalName,
  countryProfiles,
} from "@portal/shared/esitef/country/country-profile.data.ts";
import type { Refused, Values } from "@portal/shared/esitef/values.ts";
import { isTaxId } from "@portal/shared/field/tax-id.ts";
import type { Call } from "./incoming/call.ts";
import type { Store } from "./model.ts";

interface Located {
  readonly country?: Country | undefined;
}

/** Undefined where the documented interface is all there is to say. */
export const profileOf = ({ country }: Located): CountryProfile | undefined =>
  country && countryProfiles[country];

type Taking = (profile: CountryProfile, value: string, parameter?: string) => boolean;

/** Whether a value is taken, of the parameters that each rule looks at. */
const takes: Readonly<Record<CountryRefusalName, Taking>> = {
  currency: ({ currency }, value, parameter) =>
    value === (parameter === "purchase.currency" ? currency.number : currency.code),
  decimals: ({ currency }, value) => value === String(currency.decimals),
  authorizer: ({ authorizers }, value) => authorizers.some(({ id }) => id === value),
  document: ({ taxId }, value) => isTaxId(taxId, value),
  absentParameter: () => false,
  absentOperation: () => false,
};

const names = ["currency", "decimals", "authorizer", "document", "absentParameter"] as const;

function refusedValue(profile: CountryProfile, values: Values): Refused | undefined {
  for (const name of names) {
    const refusal = profile.refusals[name];
    const parameter = refusal.parameters.find((each) =>
      values.get(each)?.some((value) => value !== "" && !takes[name](profile, value, each)),
    );
    if (parameter) return { parameter, why: "country", refusal };
  }
  return undefined;
}

function refusedIn(profile: CountryProfile, { absentIn, body }: Call): Refused | undefined {
  const { absentOperation: refusal } = profile.refusals;
  return absentIn?.includes(profile.country)
    ? { parameter: "merchant_id", why: "country", refusal }
    : refusedValue(profile, body);
}

/** The call as one of this store: what its country does not take is refused like any wrong value. */
export function callIn({ country }: Store, call: Call): Call {
  const profile = profileOf({ country });
  return profile ? { ...call, country, refused: call.refused ?? refusedIn(profile, call) } : call;
}

/** Whether a buyer may pay there, where an authorizer is named. */
export const isOfferedIn = (of: Located, authorizer: string | undefined): boolean => {
  const profile = profileOf(of);
  return !profile || authorizer === undefined || takes.authorizer(profile, authorizer);
};

/** In what currency amounts are written. */
export const moneyOf = (of: Located): Country => profileOf(of)?.country ?? "BR";

/** The currency that a sale is in, named or not. */
export const currencyFact = (call: Pick<Call, "country">): Record<string, string> => {
  const profile = profileOf(call);
  return profile ? { "additional_data.currency": profile.currency.code } : {};
};
