import { certificationMoves } from "../stage/certification/lifecycle.ts";

export const certificationTransitions = certificationMoves("certification");
