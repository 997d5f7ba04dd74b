import { fuelFunctions } from "../../../data/clisitef-cartao-combustivel/functions.data.ts";
import { walletMenus } from "../../../data/clisitef-carteiras-digitais/menus.data.ts";
import { wallets } from "../../../data/clisitef-carteiras-digitais/wallets.data.ts";
import { subAcquirerTags } from "../../../data/clisitef-informacoes-sub-adquirencia/tags.data.ts";
import { commandConstants } from "../../../data/clisitef-interface-android/constants.data.ts";
import { androidEvents } from "../../../data/clisitef-interface-android/events.data.ts";
import { androidMethods } from "../../../data/clisitef-interface-android/methods.data.ts";
import { holderData } from "../../../data/clisitef-leitura-de-campo-aberto-no-pinpad/holder-data.data.ts";
import { openFieldReturns } from "../../../data/clisitef-leitura-de-campo-aberto-no-pinpad/return-codes.data.ts";
import { mkseReturns } from "../../../data/clisitef-leitura-de-senha-aberta-no-pinpad/return-codes.data.ts";
import { familyFacts } from "../../../data/facts/family.data.ts";
import { pinBlockReturns } from "../../../data/sitef-lepinblock/return-codes.data.ts";
import { differences } from "./expand.ts";

interface Entry {
  readonly code: string;
  readonly inferred?: boolean | undefined;
}

const marked = ({ code, inferred }: Entry) => `${code}${inferred ? "~" : ""}`;
const all = (entries: readonly Entry[]) => entries.map(marked);

/** What the tables say, written as the facts are. */
export const familyLists: Readonly<Record<keyof typeof familyFacts, readonly string[]>> = {
  "android methods": all(androidMethods),
  "android events": androidEvents.map(({ code, value, olderName }) =>
    [code, value, olderName].filter(Boolean).join("="),
  ),
  "android commands": Object.entries(commandConstants).map(([code, constant]) => `${constant}=${code}`),
  wallets: all(wallets),
  "wallet menus": all(walletMenus),
  "holder data": all(holderData),
  "open field returns": all(openFieldReturns),
  "MKSE returns": all(mkseReturns),
  "fuel functions": all(fuelFunctions),
  "sub-acquirer tags": subAcquirerTags.map(({ code, type, maximum, inferred }) =>
    marked({ code: `${code}=${type}${maximum}`, inferred }),
  ),
  "PIN block returns": all(pinBlockReturns),
};

/** No code, constant or size that nobody printed, and none that was printed left out. */
export const familyProblems = (
  facts: Readonly<Record<string, string>> = familyFacts,
  lists: Readonly<Record<string, readonly string[]>> = familyLists,
): string[] =>
  Object.entries(facts).flatMap(([name, codes]) =>
    differences(`data of the library's family, ${name}`, codes.split(" "), lists[name] ?? []),
  );
