import { type Backend, FeatureFunction } from "./feature-function.ts";

export const notFound = (backend: Backend) =>
  new FeatureFunction(backend, "not-found", {
    impact: "Who follows a dead link sees a bare error instead of the site's page; nothing else suffers.",
  })
    .bindSite()
    .serveTheRest(backend.gateway, { rateLimit: 20, burstLimit: 40 });
