import type { Account } from "@portal/shared/account/model.ts";
import { type ConfigurationStatus } from "@portal/shared/configuration/lifecycle.ts";
import type { PortalPath } from "@portal/shared/site.ts";

export type FormStepState = "done" | "current" | "waiting" | "revision" | "ahead";

export interface FormStep {
  readonly id: "account" | "company" | "configuration";
  readonly path: PortalPath;
  readonly state: FormStepState;
}

const configurationStates = {
  open: "current",
  "under-approval": "waiting",
  revision: "revision",
  approved: "done",
} as const satisfies Record<ConfigurationStatus, FormStepState>;

const companyState = ({ company, joinRequest }: Account): FormStepState => {
  if (company) return "done";
  return joinRequest ? "waiting" : "current";
};

/** What an integrator fills in, in order, and how far each is. An account without a name is not complete. */
export function formSteps(
  account: Account,
  configuration: ConfigurationStatus | undefined,
): readonly FormStep[] {
  return [
    { id: "account", path: "/profile", state: account.name.trim() ? "done" : "current" },
    { id: "company", path: "/company", state: companyState(account) },
    {
      id: "configuration",
      path: "/onboarding/configuration",
      state: account.company && configuration ? configurationStates[configuration] : "ahead",
    },
  ];
}
