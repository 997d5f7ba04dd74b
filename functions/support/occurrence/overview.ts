import type { Overview, StageState } from "@portal/shared/occurrence/overview.ts";
import { needsMediatingPartner } from "@portal/shared/partner/model.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import type { StageId } from "@portal/shared/stage/model.ts";
import {
  type CertificationItem,
  certificationPlace,
  certificationRef,
} from "../../onboarding/certification/model.ts";
import { certificationScript } from "../../onboarding/certification/script.ts";
import { failedCases } from "../../onboarding/certification-engine/model.ts";
import {
  type ConfigurationProgress,
  configurationProgressRef,
} from "../../onboarding/configuration/public.ts";
import {
  fraudCertificationPlace,
  fraudCertificationRef,
} from "../../onboarding/fraud-certification/model.ts";
import { fraudCertificationScript } from "../../onboarding/fraud-certification/script.ts";
import {
  type FraudConfigurationProgress,
  fraudConfigurationProgressRef,
  isOpenIn,
  openingRefs,
} from "../../onboarding/fraud-configuration/public.ts";
import {
  isProductionLocked,
  isProductionUnlocked,
  type ProductionProgress,
  productionProgressRef,
} from "../../onboarding/production/public.ts";
import { type ReleaseProgress, releaseProgressRef } from "../../onboarding/release/public.ts";
import { readCompany } from "../../platform/change/membership.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import { stageTicketRefs, ticketSummary } from "../../stage/ticket.ts";

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
  item: ConfigurationProgress | FraudConfigurationProgress | undefined,
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
  item: Pick<CertificationItem, "status" | "review" | "begunAt" | "selected" | "reviews"> | undefined,
  occurrence: Ticket,
  isUnlocked: boolean,
): StageState {
  // A certification that was begun goes on, even while a new revision of the configuration is open.
  if (!item) return stateOf(isUnlocked ? "open" : "locked");
  const { status, review, begunAt } = item;
  const facts = { isBegun: true, occurrence };
  if (status === "open") return stateOf(status, { since: begunAt, ...facts });
  if (status === "under-approval") return stateOf(status, { since: occurrence?.sentAt ?? null, ...facts });
  const since = review?.reviewedAt ?? null;
  if (status === "concluded") return stateOf(status, { since, ...facts });
  return stateOf(status, { since, openPoints: failedCases(item).length, ...facts });
}

/** A release is optional, so only a pending answer of support counts as waiting. */
function releaseState(item: ReleaseProgress | undefined, occurrence: Ticket): StageState {
  if (!item) return stateOf("open", { turn: null });
  const { status, request, answer } = item;
  const since = (status === "under-approval" ? request?.requestedAt : answer?.answeredAt) ?? null;
  const turn = status === "under-approval" ? "support" : null;
  return stateOf(status, { turn, since, isBegun: request !== null, occurrence });
}

function productionState(
  item: ProductionProgress | undefined,
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
    release: releaseProgressRef(companyId, product),
    production: productionProgressRef(companyId, product),
  });
  return {
    configuration: configurationProgressRef(companyId),
    certification: certificationRef(certificationPlace(companyId, "online-payment")),
    fraudConfiguration: fraudConfigurationProgressRef(companyId),
    fraudCertification: fraudCertificationRef(fraudCertificationPlace(companyId)),
    "online-payment": of("online-payment"),
    "fraud-prevention": of("fraud-prevention"),
  };
};

/** Configuration and certification of each product. */
function ownStages(companyId: string, seen: Snapshot) {
  const refs = refsOf(companyId);
  const ticketOf = (product: ProductId, stage: StageId) => ticketSummary({ companyId, product, stage }, seen);
  const configuration = seen.find(refs.configuration);
  const certification = seen.find(refs.certification);
  const fraudConfiguration = seen.find(refs.fraudConfiguration);
  const fraudCertification = seen.find(refs.fraudCertification);
  return {
    "online-payment": {
      configuration: configurationState(configuration, ticketOf("online-payment", "configuration")),
      certification: certificationState(
        certification,
        ticketOf("online-payment", "certification"),
        certificationScript.isUnlocked(certificationPlace(companyId, "online-payment"), seen),
      ),
    },
    "fraud-prevention": {
      configuration: configurationState(
        fraudConfiguration,
        ticketOf("fraud-prevention", "configuration"),
        isOpenIn(seen, companyId),
      ),
      certification: certificationState(
        fraudCertification,
        ticketOf("fraud-prevention", "certification"),
        fraudCertificationScript.isUnlocked(fraudCertificationPlace(companyId), seen),
      ),
    },
  };
}

/** The state of every stage of a company's products, for somebody who may see it, in one read. */
export async function readOverview(companyId: string, actor: Actor): Promise<Overview> {
  const refs = refsOf(companyId);
  const { "online-payment": online, "fraud-prevention": fraud, ...own } = refs;
  const perProduct = [...Object.values(online), ...Object.values(fraud)];
  const { company } = openingRefs(companyId);
  const seen = await readCompany(companyId, actor, [
    ...Object.values(own),
    ...perProduct,
    company,
    ...stageTicketRefs(companyId),
  ]);
  const stages = ownStages(companyId, seen);
  return {
    companyId,
    needsPartner: needsMediatingPartner({
      solutionModel: seen.find(refs.configuration)?.draft.solutionModel,
    }),
    products: products.map(({ id: product }) => {
      const { configuration, certification } = stages[product];
      const ticketOf = (stage: StageId) => ticketSummary({ companyId, product, stage }, seen);
      const production = seen.find(refs[product].production);
      const isUnlocked = isProductionUnlocked(certification);
      return {
        product,
        configuration,
        certification,
        release: releaseState(seen.find(refs[product].release), ticketOf("release")),
        production: productionState(production, ticketOf("production"), isUnlocked),
      };
    }),
  };
}
