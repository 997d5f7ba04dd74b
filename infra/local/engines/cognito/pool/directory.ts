import { randomUUID } from "node:crypto";
import type { UserStatusType } from "@aws-sdk/client-cognito-identity-provider";
import { CognitoError, required, userDisabled, userNotFound } from "./errors.ts";
import type { Client, Pool, State, StateFile, User } from "./state.ts";

/** Looks up what a caller named, so that `__proto__` and friends never reach a prototype. */
function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Pools, clients and the people in them. Whoever changes one calls `save`. */
export class Directory {
  readonly state: State;
  readonly save: () => void;

  constructor(file: StateFile) {
    this.state = file.state;
    this.save = file.save;
  }

  findPool(id: string): Pool | undefined {
    return own(this.state.pools, id);
  }

  pool(id: string | undefined): Pool {
    const pool = this.findPool(required(id, "userPoolId"));
    if (!pool) throw new CognitoError("ResourceNotFoundException", `User pool ${id} does not exist.`);
    return pool;
  }

  findClient(id: string): Client | undefined {
    return own(this.state.clients, id);
  }

  client(id: string | undefined): { client: Client; pool: Pool } {
    const client = this.findClient(required(id, "clientId"));
    if (!client)
      throw new CognitoError("ResourceNotFoundException", `User pool client ${id} does not exist.`);
    return { client, pool: this.pool(client.UserPoolId) };
  }

  /** By username, or by e-mail for those who sign in here: a social account never answers to an address. */
  findUser(pool: Pool, name: string): User | undefined {
    return own(pool.users, name) ?? this.findByEmail(pool, name);
  }

  findByEmail(pool: Pool, email: string): User | undefined {
    const wanted = email.toLowerCase();
    return Object.values(pool.users).find(
      (user) => user.status !== "EXTERNAL_PROVIDER" && user.attributes.email?.toLowerCase() === wanted,
    );
  }

  user(pool: Pool, name: string | undefined): User {
    const user = this.findUser(pool, required(name, "username"));
    if (!user) throw userNotFound();
    return user;
  }

  /** Undefined where the client hides who exists: the caller then answers as if the user did. */
  visibleUser(client: Client, pool: Pool, name: string | undefined): User | undefined {
    const user = this.findUser(pool, required(name, "username"));
    if (user?.enabled) return user;
    if (client.PreventUserExistenceErrors === "ENABLED") return undefined;
    throw user ? userDisabled() : userNotFound();
  }

  addUser(pool: Pool, status: UserStatusType, attributes: Record<string, string>, name?: string): User {
    const sub = randomUUID();
    const now = Date.now();
    const user: User = {
      username: name ?? sub,
      attributes: { sub, email_verified: "false", ...attributes },
      status,
      enabled: true,
      groups: [],
      codes: {},
      createdAt: now,
      modifiedAt: now,
    };
    pool.users[user.username] = user;
    return user;
  }

  removeUser(pool: Pool, user: User): void {
    this.endSessions(pool, user);
    delete pool.users[user.username];
    this.save();
  }

  endSessions(pool: Pool, user: User): void {
    for (const session of Object.values(pool.sessions)) {
      if (session.username === user.username) delete pool.sessions[session.id];
    }
    this.save();
  }

  saveUser(user: User): void {
    user.modifiedAt = Date.now();
    this.save();
  }
}
