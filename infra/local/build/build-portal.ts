import { messageOf } from "../../problem.ts";
import { createClosers } from "../machine/closers.ts";
import { buildWeb } from "./site-builds.ts";

/** Builds the portal as a stack does, so that the stacks that start afterwards know that it need not be built again. */
await buildWeb(createClosers((error) => console.error(messageOf(error))));
