import type { Plugin } from "@docusaurus/types";
import { exampleExpiry } from "../../data/examples/values/expiry.ts";

/** Writes the dates of the examples into the pages: who opens one later reads what the server rendered. */
export const exampleDatesPlugin = (): Plugin => ({
  name: "example-dates",
  configureWebpack: () => ({
    plugins: [
      (compiler) =>
        new compiler.webpack.DefinePlugin({
          "process.env.EXAMPLE_EXPIRY": JSON.stringify(exampleExpiry),
        }).apply(compiler),
    ],
  }),
});
