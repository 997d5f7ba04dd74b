import type { Overview, StageState } from "@portal/shared/occurrence/overview.ts";
import { needsMediatingPartner } from "@portal/shared/partner/model.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import type { StageId } from "@portal/shared/stage/model.ts";
import {
  type CertificationItem,
  certificationPlace,
  certificationRef,
  isCertificationUnlocked,
} from "../certification/model.ts";
import { type ConfigurationItem, configurationPlace, configurationRef } from "../configuration/model.ts";
import {
  type FraudConfigurationItem,
  fraudConfigurationRef,
  isOpenIn,
  openingRefs,
} from "../fraud-configuration/model.ts";
import { readCompany } from "../platform/change/membership.ts";
import {
  isProductionLocked,
  isProductionUnlocked,
  type ProductionItem,
  productionPlace,
  productionRef,
} from "../production/model.ts";
import { type ReleaseItem, releasePlace, releaseRef } from "../release/model.ts";
import { stageTicketRefs, ticketSummary } from "../stage/ticket.ts";

const turns: Readonly<Record<StageState["status"], StageState["turn"]>> = {
  locked: null,
  open: "client",
  "under-approval": "support",
  revision: "client",
  approved: null,
  concluded: null,
  declined: null,
  requested: "support",
  delivered: null,
};

const stateOf = (status: StageState["status"], facts: Partial<StageState> = {}): StageState => ({
  status,
  turn: turns[status],
  since: null,
  isBegun: false,
  openPoints: 0,
  occurrence: null,
  ...facts,
});

type Ticket = StageState["occurrence"];

function configurationState(
  item: ConfigurationItem | FraudConfigurationItem | undefined,
  occurrence: Ticket,
  isUnlocked = true,
): StageState {
  if (!item) return stateOf(isUnlocked ? "open" : "locked");
  const { status, review } = item;
  const since = status === "under-approval" ? (occurrence?.sentAt ?? null) : (review?.reviewedAt ?? null);
  const openPoints = status === "revision" ? (review?.adjustments.length ?? 0) : 0;
  return stateOf(status, { since, isBegun: true, openPoints, occurrence });
}

function certificationState(
  item: CertificationItem | undefined,
  occurrence: Ticket,
  isUnlocked: boolean,
): StageState {
  // A certification that was begun goes on, even while a new revision of the configuration is open.
  if (!item) return stateOf(isUnlocked ? "open" : "locked");
  const { status, review, begunAt, selected, reviews } = item;
  const facts = { isBegun: true, occurrence };
  if (status === "open") return stateOf(status, { since: begunAt, ...facts });
  if (status === "under-approval") return stateOf(status, { since: occurrence?.sentAt ?? null, ...facts });
  const since = review?.reviewedAt ?? null;
  if (status === "concluded") return stateOf(status, { since, ...facts });
  const openPoints = selected.filter((caseId) => reviews[caseId]?.verdict === "failed").length;
  return stateOf(status, { since, openPoints, ...facts });
}

/** A release is optional, so only a pending answer of support counts as waiting. */
function releaseState(item: ReleaseItem | undefined, occurrence: Ticket): StageState {
  if (!item) return stateOf("open", { turn: null });
  const { status, request, answer } = item;
  const since = (status === "under-approval" ? request?.requestedAt : answer?.answeredAt) ?? null;
  const turn = status === "under-approval" ? "support" : null;
  return stateOf(status, { turn, since, isBegun: request !== null, occurrence });
}

function productionState(
  item: ProductionItem | undefined,
  occurrence: Ticket,
  isUnlocked: boolean,
): StageState {
  const status = item?.status ?? "open";
  const isBegun = item !== undefined;
  if (isProductionLocked(status, isUnlocked)) return stateOf("locked", { isBegun, occurrence });
  const since = (status === "delivered" ? item?.deliveredAt : item?.requestedAt) ?? null;
  return stateOf(status, { since, isBegun, occurrence });
}

const refsOf = (companyId: string) => {
  const of = (product: ProductId) => ({
    release: releaseRef(releasePlace(companyId, product)),
    production: productionRef(productionPlace(companyId, product)),
  });
  return {
    configuration: configurationRef(configurationPlace(companyId, "online-payment")),
    certification: certificationRef(certificationPlace(companyId, "online-payment")),
    fraudConfiguration: fraudConfigurationRef(companyId),
    "online-payment": of("online-payment"),
    "fraud-prevention": of("fraud-prevention"),
  };
};

/** The state of every stage of a company's products, for somebody who may see it, in one read. */
export async function readOverview(companyId: string, actor: Actor): Promise<Overview> {
  const refs = refsOf(companyId);
  const perProduct = products.flatMap(({ id }) => Object.values(refs[id]));
  const own = [refs.configuration, refs.certification, refs.fraudConfiguration, ...perProduct];
  const { company } = openingRefs(companyId);
  const seen = await readCompany(companyId, actor, [...own, company, ...stageTicketRefs(companyId)]);
  const ticketOf = (product: ProductId, stage: StageId) => ticketSummary({ companyId, product, stage }, seen);
  const configuration = seen.find(refs.configuration);
  const certification = seen.find(refs.certification);

  const ownStages = (product: ProductId, release: ReleaseItem | undefined) => {
    if (product === "online-payment") {
      const isUnlocked = isCertificationUnlocked({ configuration, release });
      return {
        configuration: configurationState(configuration, ticketOf(product, "configuration")),
        certification: certificationState(certification, ticketOf(product, "certification"), isUnlocked),
      };
    }
    const item = seen.find(refs.fraudConfiguration);
    const ticket = ticketOf(product, "configuration");
    return {
      configuration: configurationState(item, ticket, isOpenIn(seen, companyId)),
      certification: stateOf("locked"),
    };
  };

  return {
    companyId,
    needsPartner: needsMediatingPartner({ solutionModel: configuration?.draft.solutionModel }),
    products: products.map(({ id: product }) => {
      const release = seen.find(refs[product].release);
      const isUnlocked = isProductionUnlocked(product, { certification, release });
      const production = seen.find(refs[product].production);
      return {
        product,
        ...ownStages(product, release),
        release: releaseState(release, ticketOf(product, "release")),
        production: productionState(production, ticketOf(product, "production"), isUnlocked),
      };
    }),
  };
}
