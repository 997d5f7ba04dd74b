import type { Binding } from "@portal/shared/feature.ts";
import { featureNames, features } from "@portal/shared/features.ts";
import { Duration } from "aws-cdk-lib";
import { type Backend, FeatureFunction } from "./feature-function.ts";

const binders: Readonly<Record<Binding, (made: FeatureFunction) => void>> = {
  table: (made) => made.bindTable(),
  secret: (made) => made.bindSecret(),
  site: (made) => made.bindSite(),
  mail: (made) => made.bindMail(),
  "sign-evidence": (made) => made.bindEvidence("sign"),
  "inspect-evidence": (made) => made.bindEvidence("inspect"),
};

/** Makes every function of the product as `shared/features.ts` describes it. */
export function makeFeatures(backend: Backend): void {
  for (const name of featureNames) {
    const {
      bind,
      contract,
      answersTheRest,
      answersUnder,
      events,
      uploads,
      sweepMinutes,
      lateness,
      ...props
    } = features[name];
    const made = new FeatureFunction(backend, name, props);
    for (const each of bind) binders[each](made);
    if (contract) made.serve(contract);
    if (answersTheRest) made.serveTheRest(answersTheRest);
    if (answersUnder) made.serveUnder(answersUnder);
    if (uploads) made.consumeUploads(uploads);
    if (events) made.consume(events);
    if (sweepMinutes) made.sweep(Duration.minutes(sweepMinutes));
    if (lateness) made.watchLateness(lateness);
  }
}
