import { Duration } from "aws-cdk-lib";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const mail = (backend: Backend) =>
  new FeatureFunction(backend, "mail", {
    impact: "Clients and support are not told that something was sent, rejected or approved.",
    // Outlasts a database that is away while a mail is being noted down; the lease in `functions/mail/claim.ts` is longer.
    timeout: Duration.seconds(60),
  })
    .bindTable(backend.table, "readWrite")
    .bindMail()
    .bindSecret()
    .bindSite()
    .consume(backend.table, {
      partition: "OUTBOX#mail",
      lossImpact: "At least one mail is late; it is tried again every minute for seven days.",
      runbook: "lost-mail",
    })
    .sweep(Duration.minutes(1));
