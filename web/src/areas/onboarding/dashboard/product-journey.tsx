import { type Country, zoneOf } from "@portal/shared/country.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import { useTranslations } from "use-intl";
import { daysSince } from "../../../features/occurrence/waiting.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { StatusBadge, type Tone } from "../../../ui/feedback/status.tsx";
import { CheckIcon, LockIcon } from "../../../ui/icons.tsx";
import { type JourneyStep, type StepLink, type StepState, stepIds } from "./journey.ts";

interface ProductJourneyProps {
  readonly product: ProductId;
  readonly steps: readonly JourneyStep[];
  readonly country: Country;
  /** Draws the next action less prominently, because another element of the page shows it. */
  readonly isQuiet?: boolean;
}

/** A product's three steps side by side: state, whose turn it is, since when, and the way on. */
export function ProductJourney({ product, steps, country, isQuiet = false }: ProductJourneyProps) {
  const translate = useTranslations("onboarding.dashboard");
  const name = useProductName(product);
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <section className="ui-card journey" aria-labelledby={`journey-${product}`}>
      <div className="ui-card__head">
        <h2 id={`journey-${product}`}>{name}</h2>
        <span className="ui-muted">{translate("progress", { done, total: steps.length })}</span>
      </div>
      <ol className="journey__steps" aria-label={translate("stepsOf", { product: name })}>
        {steps.map((step) => (
          <StepCard key={step.id} step={step} country={country} isQuiet={isQuiet} />
        ))}
      </ol>
    </section>
  );
}

function useProductName(product: ProductId): string {
  const localized = useLocalized();
  const label = products.find(({ id }) => id === product)?.label;
  return label ? localized(label) : product;
}

/** A product that the company says it does not use: no steps, and where to say otherwise. */
export function UnusedProduct({ product }: { product: ProductId }) {
  const translate = useTranslations("onboarding.dashboard");
  return (
    <section className="ui-card" aria-labelledby={`journey-${product}`}>
      <div className="ui-card__head">
        <h2 id={`journey-${product}`}>{useProductName(product)}</h2>
        <StatusBadge tone="neutral">{translate("notUsed.badge")}</StatusBadge>
      </div>
      <p className="journey__text">{translate("notUsed.lead")}</p>
      <p>
        <StepAction link={{ label: "fraudAccess", to: "/anti-fraud/access" }} isMain={false} />
      </p>
    </section>
  );
}

const tones = {
  locked: "neutral",
  open: "info",
  waiting: "info",
  attention: "warning",
  done: "success",
} as const satisfies Record<StepState, Tone>;

interface StepCardProps {
  readonly step: JourneyStep;
  readonly country: Country;
  readonly isQuiet: boolean;
}

function StepCard({ step, country, isQuiet }: StepCardProps) {
  const translate = useTranslations("onboarding");
  return (
    <li className="journey__step" data-state={step.state} aria-current={step.actor ? "step" : undefined}>
      <div className="journey__head">
        <span className="journey__mark" aria-hidden="true">
          <StepMark step={step} />
        </span>
        <h3>{translate(`step.${step.id}.title`)}</h3>
        <StatusBadge tone={tones[step.state]}>{translate(`state.${step.state}`)}</StatusBadge>
      </div>
      <p className="journey__text">{translate(`text.${step.text}`, { count: step.count ?? 0 })}</p>
      <StepFacts step={step} country={country} />
      {step.links.length > 0 && (
        <div className="journey__links">
          {step.links.map((link, index) => (
            <StepAction
              key={link.label}
              link={link}
              isMain={index === 0 && step.actor === "client" && !isQuiet}
            />
          ))}
        </div>
      )}
    </li>
  );
}

function StepMark({ step }: { step: JourneyStep }) {
  if (step.state === "done") return <CheckIcon />;
  if (step.state === "locked") return <LockIcon />;
  return stepIds.indexOf(step.id) + 1;
}

function StepFacts({ step, country }: { step: JourneyStep; country: Country }) {
  const translate = useTranslations("onboarding.dashboard");
  const { actor, since, occurrenceNumber } = step;
  if (!actor && !occurrenceNumber) return null;
  return (
    <ul className="journey__facts">
      {actor && <li>{translate(`actor.${actor}`)}</li>}
      {since && <li>{translate("waitingDays", { days: daysSince(since, zoneOf(country)) })}</li>}
      {occurrenceNumber && <li>{translate("occurrence", { number: occurrenceNumber })}</li>}
    </ul>
  );
}

function StepAction({ link, isMain }: { link: StepLink; isMain: boolean }) {
  const translate = useTranslations("onboarding");
  const path = usePath();
  return (
    <ButtonLink variant={isMain ? "primary" : "secondary"} size="small" href={path(link.to)}>
      {translate(`link.${link.label}`)}
    </ButtonLink>
  );
}
