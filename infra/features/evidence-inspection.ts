import { Duration } from "aws-cdk-lib";
import { evidenceFolders } from "../evidence-access.ts";
import { type Backend, FeatureFunction } from "../feature-function.ts";

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
      lossImpact: "At least one uploaded file was given up without a verdict; it disappears after a day.",
      runbook: "lost-upload",
    })
    .consume(backend.table, {
      partitionPrefix: "EVENT#",
      event: "evidence.removed",
      lossImpact:
        "At least one removed file was not erased from the bucket, though nobody can reach it any more.",
      runbook: "lost-removal",
    });
