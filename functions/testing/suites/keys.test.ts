import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { emailProofRef } from "../../company/account/model.ts";
import { companyList, taxIdRef } from "../../company/company/model.ts";
import { linkRef } from "../../company/company/public.ts";
import { holdersRefs } from "../../company/merchant-id/public.ts";
import { partnerLists, partnerRef } from "../../company/partner/model.ts";
import { mailKey } from "../../letters/mail/claim.ts";
import { accessRef } from "../../onboarding/access-data/model.ts";
import { certificationScript, freshChoice } from "../../onboarding/certification/script.ts";
import { archiveAttempt } from "../../onboarding/certification-engine/attempt.ts";
import { untested } from "../../onboarding/certification-engine/model.ts";
import { evidenceCountRef } from "../../onboarding/evidence/model.ts";
import { evidenceRef } from "../../onboarding/evidence/public.ts";
import { directoryWrites } from "../../platform/table/directory.ts";
import { keys } from "../../platform/table/keys.ts";
import { sandboxRef } from "../../sandbox/ledger/stores.ts";
import { queues, stageKeys } from "../../stage/keys.ts";

const root = join(import.meta.dirname, "../..");

interface Source {
  readonly feature: string;
  readonly file: string;
  readonly text: string;
}

const sources: Source[] = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing"))
  .map((file) => ({
    file,
    feature: file.split(sep).slice(0, 2).join("/"),
    text: readFileSync(join(root, file), "utf8"),
  }));

interface Claim {
  readonly name: string;
  readonly feature: string;
}

/** The names that sources take: families of partitions, and kinds of items of a company or a person. */
function claimsIn({ feature, text }: Source): Claim[] {
  const families = [...text.matchAll(/\bpartition\(\s*"([^"]*)"/g)].map(
    ([, family]) => `partition ${family}`,
  );
  const kinds = [...text.matchAll(/\b(?:i|allI)nCompany\(\s*[\w.]+,\s*"([^"]*)"/g)].map(
    ([, kind]) => `company ${kind}`,
  );
  const personal = [...text.matchAll(/\bofPerson\(\s*[\w.]+,\s*"([^"]*)"/g)].map(
    ([, kind]) => `person ${kind}`,
  );
  return [...families, ...kinds, ...personal].map((name) => ({ name, feature }));
}

const callsIn = ({ text }: Source): number =>
  text.match(/\b(?:partition|inCompany|allInCompany|ofPerson)\((?!family)/g)?.length ?? 0;

test("no two features take the same partition or the same kind of item", () => {
  const takers = new Map<string, Set<string>>();
  for (const { name, feature } of sources.flatMap(claimsIn)) {
    takers.set(name, (takers.get(name) ?? new Set()).add(feature));
  }
  expect(takers.size).toBeGreaterThan(30);
  const taken = [...takers].filter(([, features]) => features.size > 1);
  expect(taken).toEqual([]);
});

test("every key is made of a name that can be read in its source", () => {
  const unread = sources.filter((source) => callsIn(source) !== claimsIn(source).length);
  expect(unread.map(({ file }) => file)).toEqual([]);
  const handmade = sources.filter(({ text }) => /\bpk: ["'`]/.test(text));
  expect(handmade.map(({ file }) => relative(root, join(root, file)))).toEqual([]);
});

test("what is stored is found where it has always been", () => {
  const place = { companyId: "c", product: "online-payment", stage: "certification" } as const;
  const partner = { companyId: "c", product: null, stage: "partner", partnerId: "p" } as const;
  const attempt = archiveAttempt(
    certificationScript,
    {
      ...place,
      ...untested(2),
      ...freshChoice(undefined),
      status: "open",
      version: 1,
      savedAt: "",
      begunAt: "",
      revision: 0,
    },
    "",
  );
  const [word] = directoryWrites("COMPANY", { position: "loja#c", words: ["loja"], line: {} });
  const written = ({ pk, sk }: { readonly pk: string; readonly sk: string }) => `${pk} ${sk}`;
  const stored = [
    keys.person("s"),
    keys.company("c"),
    keys.member("c", "s"),
    keys.noticesBy("s"),
    keys.noticesOf("c", "client"),
    keys.history("c", "online-payment#certification", "h"),
    keys.event("mail", "e"),
    keys.idempotency("s", "k"),
    stageKeys.stage(place),
    stageKeys.revision(place, 1),
    stageKeys.ticket(place),
    stageKeys.ticket(partner),
    stageKeys.notes(partner),
    stageKeys.ticketNumber("2026-000421"),
    stageKeys.numberCounter(2026, 1),
    stageKeys.ticketCounts(3),
    stageKeys.emailOwner("ana@example.org", "c"),
    emailProofRef("s").key,
    linkRef("s").key,
    taxIdRef("CNPJ", "1").key,
    accessRef("c", "online-payment").key,
    ...holdersRefs("loja0001").map(({ key }) => key),
    partnerRef("p").key,
    attempt.key,
    evidenceRef("c", "online-payment", "f").key,
    evidenceCountRef("c", "online-payment").key,
    sandboxRef("c").key,
    mailKey("e", "s"),
    ...(word ? [word.key] : []),
  ];
  expect(stored.map(written)).toEqual([
    "USER#s ACCOUNT",
    "CO#c COMPANY",
    "CO#c MEMBER#s",
    "USER#s NOTICES",
    "CO#c NOTICES#client",
    "CO#c HIST#online-payment#certification#h",
    "OUTBOX#mail EVENT#e",
    "IDEM#s#k IDEM",
    "CO#c STAGE#online-payment#certification",
    "CO#c REV#online-payment#certification#000001",
    "CO#c TICKET#online-payment#certification",
    "CO#c TICKET#partner#p",
    "CO#c NOTES#partner#p",
    "NUMBER#2026-000421 NUMBER",
    "COUNTER#2026#1 COUNTER",
    "COUNTS#3 TICKETS",
    "EMAIL#ana@example.org CO#c",
    "USER#s EMAILPROOF",
    "USER#s COMPANY",
    "TAX#CNPJ#1 TAX",
    "CO#c ACCESS#online-payment",
    "MERCHANT#LOJA0001 HOLDERS",
    "PARTNER#p PARTNER",
    "CO#c ATTEMPT#online-payment#000002",
    "CO#c FILE#online-payment#f",
    "CO#c FILECOUNT#online-payment",
    "CO#c SANDBOX",
    "MAIL#e TO#s",
    "WORD#COMPANY#l loja#loja#c",
  ]);
  const lists = [
    keys.members("c").prefix,
    keys.historyOf("c", "company").prefix,
    keys.outbox("erasure").pk,
    stageKeys.ticketsOf("c").prefix,
    stageKeys.partnerTicketsOf("c").prefix,
    queues.gsi1("approved", 0),
    queues.gsi2("approved", "1#low"),
    queues.gsi3("1#low"),
    companyList(2),
    partnerLists.gsi1("listed"),
    partnerLists.gsi2("c"),
  ];
  expect(lists).toEqual([
    "MEMBER#",
    "HIST#company#",
    "OUTBOX#erasure",
    "TICKET#",
    "TICKET#partner#",
    "Q#approved#0",
    "Q#approved#1#low",
    "Q#all#1#low",
    "COMPANIES#2",
    "PARTNERS#listed",
    "PARTNERS-OF#c",
  ]);
});
