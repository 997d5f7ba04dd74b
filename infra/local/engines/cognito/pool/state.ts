import { generateKeyPairSync, type JsonWebKey, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type {
  CreateUserPoolRequest,
  GroupType,
  UserPoolClientType,
  UserStatusType,
} from "@aws-sdk/client-cognito-identity-provider";
import type { PasswordVerifier } from "./srp.ts";

export type CodePurpose = "sign-up" | "forgot-password" | "verify-attribute";

export interface User {
  username: string;
  attributes: Record<string, string>;
  status: UserStatusType;
  enabled: boolean;
  groups: string[];
  password?: PasswordVerifier;
  codes: Partial<Record<CodePurpose, { value: string; expiresAt: number }>>;
  /** The address that a mailed code has to prove before it replaces the current one. */
  pendingEmail?: string;
  identities?: { userId: string; providerName: string; providerType: string; dateCreated: string }[];
  createdAt: number;
  modifiedAt: number;
}

/** One sign-in on one device; its refresh token is kept only as a hash. Access tokens die with it. */
export interface Session {
  id: string;
  username: string;
  clientId: string;
  scope: string;
  authTimeSeconds: number;
  refreshHash: string;
  /** The refresh token before the last rotation, still good for the client's grace period. */
  previous?: { hash: string; until: number };
  expiresAt: number;
}

export interface Pool {
  id: string;
  settings: CreateUserPoolRequest;
  users: Record<string, User>;
  groups: Record<string, GroupType>;
  sessions: Record<string, Session>;
  /** From the pool's attribute to the provider's claim, by provider. Absent in a file of before there were any. */
  mappings?: Record<string, Readonly<Record<string, string>>>;
}

export type Client = UserPoolClientType & { ClientId: string; UserPoolId: string };

export interface State {
  signingKey: { kid: string; jwk: JsonWebKey };
  pools: Record<string, Pool>;
  clients: Record<string, Client>;
}

export interface StateFile {
  state: State;
  save: () => void;
}

function emptyState(): State {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    signingKey: { kid: randomUUID(), jwk: privateKey.export({ format: "jwk" }) },
    pools: {},
    clients: {},
  };
}

function read(file: string): State {
  try {
    const state: State = JSON.parse(readFileSync(file, "utf8"));
    return state;
  } catch (cause) {
    throw new Error(`${file} does not hold the local users any more. Delete it to start afresh.`, { cause });
  }
}

/** Opens the one file that holds keys, pools and users; a save either happens whole or not at all. */
export function openState(file: string): StateFile {
  const fresh = !existsSync(file);
  const state = fresh ? emptyState() : read(file);
  const save = () => {
    const next = `${file}.next`;
    writeFileSync(next, JSON.stringify(state), { mode: 0o600, flush: true });
    renameSync(next, file);
  };
  if (fresh) {
    mkdirSync(path.dirname(file), { recursive: true });
    save();
  }
  return { state, save };
}
