import { certificationContract } from "@portal/shared/certification/contract.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { certificationRoutes } from "../certification-engine/routes.ts";
import { certificationScript } from "./script.ts";

export const handler = httpHandler(certificationContract, certificationRoutes(certificationScript));
