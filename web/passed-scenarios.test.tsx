/** @jest-environment jsdom */
import {
  type FraudCertification,
  fraudCertificationSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { fraudCertificationRoutes } from "@portal/shared/fraud-certification/routes.data.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { FraudStand } from "./src/areas/anti-fraud/certification/certification-stand.tsx";
import { pt, screen, show } from "./testing/show.tsx";

const example = fraudCertificationSchema.parse(fraudCertificationRoutes.get.answer);
const words = pt["fraud-certification"].stand;

function stand(verdict: "passed" | "failed"): void {
  const certification: FraudCertification = {
    ...example,
    status: "revision",
    begunAt: "2026-11-20T10:00:00.000Z",
    selected: ["approved", "rejected"],
    reviews: {
      approved: { verdict: "passed", feedback: null, reviewedAt: "2026-11-21T10:00:00.000Z" },
      rejected: { verdict, feedback: null, reviewedAt: "2026-11-21T10:00:00.000Z" },
    },
  };
  show(
    <QueryClientProvider client={new QueryClient()}>
      <FraudStand certification={certification} />
    </QueryClientProvider>,
  );
}

test("whoever gets scenarios back that all passed is not told to correct any", () => {
  stand("passed");
  expect(screen.getByRole("heading").textContent).toBe(words.passed.title);
  expect(screen.queryByText(words.revision.lead)).toBeNull();
  expect(screen.getByRole("link", { name: words.passed.returns })).toBeTruthy();
});

test("whoever gets a failed scenario back is", () => {
  stand("failed");
  expect(screen.getByText(words.revision.lead)).toBeTruthy();
  expect(screen.getByRole("link", { name: words.revision.returns })).toBeTruthy();
});
