import { Duration } from "aws-cdk-lib";
import { evidenceFolders } from "./evidence-access.ts";
import { type Backend, FeatureFunction } from "./feature-function.ts";

export const evidenceInspection = (backend: Backend) =>
  new FeatureFunction(backend, "evidence-inspection", {
    impact: "Uploaded files stay without a verdict: clients wait, and nobody can open them.",
    // A file of 10 MB is held whole, twice while it is kept; processor time comes with the memory.
    memoryMb: 1024,
    timeout: Duration.seconds(60),
  })
    .bindTable(backend.table, "readWrite")
    .bindEvidence("inspect")
    .consumeObjects({
      prefix: evidenceFolders.quarantine,
      lossImpact:
        "At least one uploaded file waits for its verdict; it is tried again every five minutes, and disappears after a day.",
      runbook: "lost-upload",
    })
    .consume(backend.table, {
      partition: "OUTBOX#erasure",
      lossImpact:
        "At least one removed file is still in the bucket, though nobody can reach it; it is tried again for seven days.",
      runbook: "lost-removal",
    })
    .sweep(Duration.minutes(5));
