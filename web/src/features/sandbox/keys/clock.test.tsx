/** @jest-environment jsdom */
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, show } from "../../../../testing/show.tsx";
import { Clock } from "./clock.tsx";

const [store] = sandboxRoutes.get.answer?.stores ?? [];

test.each([
  ["BR", true],
  ["AR", false],
] as const)("what is due later in a store of %s names a Pix: %p", (country, named) => {
  if (!store) throw new Error("The route's example has no store.");
  show(
    <QueryClientProvider client={new QueryClient()}>
      <Clock companyId="company" store={store} country={country} />
    </QueryClientProvider>,
    "es",
  );
  expect(screen.queryByText(/Pix/) !== null).toBe(named);
});
