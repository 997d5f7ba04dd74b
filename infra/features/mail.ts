import { type Backend, FeatureFunction } from "../feature-function.ts";

export const mail = (backend: Backend) =>
  new FeatureFunction(backend, "mail", {
    impact: "Clients and support are not told that something was sent, rejected or approved.",
  })
    .bindTable(backend.table, "readWrite")
    .bindMail()
    .bindSite()
    .consume(backend.table, {
      partitionPrefix: "EVENT#",
      lossImpact: "At least one mail was given up; its addressee waits for news that will not come.",
      runbook: "lost-mail",
    });
