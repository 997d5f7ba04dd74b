import { fieldErrors } from "../field/field-errors.ts";
import { requiredFields } from "./completeness.ts";
import { configurationContract } from "./contract.ts";
import type { ConfigurationDraft } from "./model.ts";
import { notOffered } from "./offer.ts";
import { authorizers, bankTransferBoleto, isOffered, modalities, paymentPlatforms } from "./options.ts";

const { send } = configurationContract.routes;

const rest = {
  solutionModel: "rest",
  website: "https://loja.example.com",
  statusUrl: "https://loja.example.com/status",
  hashUrl: "https://loja.example.com/hash",
  successUrl: "https://loja.example.com/ok",
  failureUrl: "https://loja.example.com/erro",
  cancelUrl: "https://loja.example.com/cancelado",
  applicationName: "Loja",
  developmentLanguage: "typescript",
  languageVersion: "7.0",
  specialisation: "retail",
} as const;

const refusals = (choices: ConfigurationDraft) => {
  const result = send.body.safeParse({ version: 0, draft: { ...rest, ...choices } }, { reportInput: true });
  return result.success ? [] : fieldErrors(result.error.issues).map(({ path, code }) => `${path} ${code}`);
};

describe("what shapes the certification is required to send", () => {
  it("needs a kind of transaction, a modality and a payment method", () => {
    expect(refusals({})).toEqual([
      "draft.transactionTypes required",
      "draft.authorizers required",
      "draft.modalities required",
    ]);
  });

  it("takes cards with their modalities", () => {
    const cards: ConfigurationDraft = { transactionTypes: ["payment"], authorizers: ["1"] };
    expect(refusals(cards)).toEqual(["draft.modalities required"]);
    expect(refusals({ ...cards, modalities: ["credit-single"] })).toEqual([]);
  });

  it("asks for no card modality where nothing but Pix, transfers or boletos are taken", () => {
    expect(refusals({ transactionTypes: ["payment"], bankTransferBoleto: ["pix"] })).toEqual([]);
  });

  it("asks for the brands of a card modality, which decide what is tested with", () => {
    const withPix: ConfigurationDraft = { transactionTypes: ["payment"], bankTransferBoleto: ["pix"] };
    expect(refusals({ ...withPix, modalities: ["debit"] })).toEqual(["draft.authorizers required"]);
    expect(refusals({ ...withPix, modalities: ["debit"], paymentPlatforms: ["google-pay"] })).toEqual([]);
  });

  it("is said beside what single fields lack, not after it", () => {
    expect(refusals({ website: "http://loja.example.com", bankTransferBoleto: ["pix"] })).toEqual([
      "draft.website url-not-https",
      "draft.transactionTypes required",
    ]);
  });

  it("is what the form marks as required, too", () => {
    const lists = ["transactionTypes", "modalities", "authorizers", "bankTransferBoleto", "paymentPlatforms"];
    const required = (draft: ConfigurationDraft) =>
      requiredFields(draft).filter((one) => lists.includes(one));
    expect(required({})).toEqual(["transactionTypes", "authorizers", "modalities"]);
    expect(required({ bankTransferBoleto: ["pix"] })).toEqual(["transactionTypes"]);
    expect(required({ authorizers: ["1"] })).toEqual(["transactionTypes", "authorizers", "modalities"]);
    expect(required({ paymentPlatforms: ["paypal"] })).toEqual(["transactionTypes", "modalities"]);
  });
});

describe("options by the company's country", () => {
  const offered = (options: Parameters<typeof isOffered>[0][], country: "BR" | "AR") =>
    options.filter((option) => isOffered(option, country)).map(({ id }) => id);

  it("offers a Brazilian company everything that still exists", () => {
    expect(offered([...authorizers], "BR")).toEqual(authorizers.map(({ id }) => id));
    const banks = ["bb-boleto", "bb-transfer", "bradesco-transfer", "itau-shopline", "pix"];
    expect(offered([...bankTransferBoleto], "BR")).toEqual(banks);
  });

  it("offers nobody what its provider has closed, and names it in a draft that holds it", () => {
    const closed = ["masterpass", "visa-checkout"];
    for (const country of ["BR", "AR"] as const)
      for (const id of closed) expect(offered([...paymentPlatforms], country)).not.toContain(id);
    const draft: ConfigurationDraft = {
      bankTransferBoleto: ["citibank-boleto"],
      paymentPlatforms: ["masterpass"],
    };
    expect(notOffered(draft, "BR")).toEqual(["bankTransferBoleto", "paymentPlatforms"]);
  });

  it("offers an Argentine company no payment method that exists only in Brazil", () => {
    expect(offered([...authorizers], "AR")).toEqual(["1", "2", "3", "33", "43", "44", "12", "221", "286"]);
    expect(offered([...bankTransferBoleto], "AR")).toEqual([]);
    expect(offered([...paymentPlatforms], "AR")).not.toContain("ame");
    expect(offered([...paymentPlatforms], "AR")).toContain("mercadopago");
    expect(offered([...modalities], "AR")).not.toContain("voucher");
  });

  it("names the fields of a draft that hold something else", () => {
    const draft: ConfigurationDraft = {
      authorizers: ["1", "41"],
      bankTransferBoleto: ["pix"],
      modalities: [],
    };
    expect(notOffered(draft, "AR")).toEqual(["authorizers", "bankTransferBoleto"]);
    expect(notOffered(draft, "BR")).toEqual([]);
  });
});
