import type { PortalRoute } from "../../lib/portal-route.ts";
import { loadAmplify } from "../../lib/session/session.ts";

export const accountRoutes: readonly PortalRoute[] = [
  {
    path: "/login",
    access: "anyone",
    title: "login",
    load: async () => {
      // The Authenticator reads Amplify's configuration when it is rendered.
      const [{ LoginPage }] = await Promise.all([import("./login/login-page.tsx"), loadAmplify()]);
      return { Page: LoginPage };
    },
  },
  {
    path: "/logout",
    access: "anyone",
    title: "logout",
    load: async () => ({ Page: (await import("./session/logout-page.tsx")).LogoutPage }),
  },
  {
    path: "/oauth2/redirect",
    access: "anyone",
    title: "oauth2",
    load: async () => ({ Page: (await import("./session/oauth2-redirect-page.tsx")).OAuth2RedirectPage }),
  },
  {
    path: "/profile",
    access: "signed-in",
    title: "profile",
    load: async () => ({ Page: (await import("./profile/profile-page.tsx")).ProfilePage }),
  },
  {
    path: "/form",
    access: "signed-in",
    title: "form",
    load: async () => ({ Page: (await import("./form/form-page.tsx")).FormPage }),
  },
  {
    path: "/company",
    access: "client",
    title: "company",
    load: async () => ({ Page: (await import("./company/company-page.tsx")).CompanyPage }),
  },
];
