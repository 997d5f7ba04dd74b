// Amplify outside of Jest's sandbox, where its big-number arithmetic is forty times slower.
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { ConsoleLogger } from "aws-amplify/utils";

ConsoleLogger.LOG_LEVEL = "ERROR";

const calls = { ...auth, configure: (config) => Amplify.configure(config) };

/** Tokens are objects with a method, which cannot travel between processes. */
const portable = (_, value) => (value?.payload ? { raw: value.toString(), payload: value.payload } : value);

async function answer({ id, name, input }) {
  try {
    const result = await calls[name](input);
    process.send({ id, result: JSON.parse(JSON.stringify(result ?? {}, portable)) });
  } catch ({ name: errorName, message }) {
    process.send({ id, error: { name: errorName, message } });
  }
}

process.on("message", (request) => {
  void answer(request);
});
