import { tokenize } from "./tokenize.ts";

/** The server colours every page before it is sent. */
export const findTokenizer = () => tokenize;
export const loadTokenizer = async () => tokenize;
