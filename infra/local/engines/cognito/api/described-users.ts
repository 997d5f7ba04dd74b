import type {
  AdminListGroupsForUserRequest,
  AdminListGroupsForUserResponse,
  ListUsersInGroupRequest,
  ListUsersInGroupResponse,
  ListUsersRequest,
  ListUsersResponse,
  UserType,
} from "@aws-sdk/client-cognito-identity-provider";
import { toList } from "../pool/attributes.ts";
import type { Context } from "../pool/context.ts";
import { invalidParameter, required } from "../pool/errors.ts";
import type { Pool, User } from "../pool/state.ts";

export interface UserReference {
  UserPoolId: string | undefined;
  Username: string | undefined;
}

export function described(user: User): Omit<UserType, "Attributes"> {
  return {
    Username: user.username,
    UserStatus: user.status,
    Enabled: user.enabled,
    UserCreateDate: new Date(user.createdAt),
    UserLastModifiedDate: new Date(user.modifiedAt),
  };
}

export const listed = (user: User): UserType => ({ ...described(user), Attributes: toList(user.attributes) });

export function referred({ directory }: Context, reference: UserReference): { pool: Pool; user: User } {
  const pool = directory.pool(reference.UserPoolId);
  return { pool, user: directory.user(pool, reference.Username) };
}

function filterOf(filter: string | undefined): (user: User) => boolean {
  if (!filter) return () => true;
  const [, name, operator, quoted] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter) ?? [];
  if (!name || quoted === undefined) throw invalidParameter("Error while parsing filter.");
  const wanted = quoted.replaceAll('\\"', '"');
  return (user) => {
    const value =
      { username: user.username, "cognito:user_status": user.status }[name] ?? user.attributes[name];
    return operator === "=" ? value === wanted : (value?.startsWith(wanted) ?? false);
  };
}

/** One page; its token is the place where the next one starts. */
function page<T>(all: T[], limit = 60, token = "0"): { items: T[]; next?: string } {
  const start = Number.parseInt(token, 10);
  const end = start + limit;
  return { items: all.slice(start, end), ...(end < all.length ? { next: String(end) } : {}) };
}

export function listUsers({ directory }: Context, input: ListUsersRequest): ListUsersResponse {
  const users = Object.values(directory.pool(input.UserPoolId).users).filter(filterOf(input.Filter));
  const { items, next } = page(users, input.Limit, input.PaginationToken);
  return { Users: items.map(listed), PaginationToken: next };
}

export function listUsersInGroup(
  { directory }: Context,
  input: ListUsersInGroupRequest,
): ListUsersInGroupResponse {
  const pool = directory.pool(input.UserPoolId);
  const group = required(input.GroupName, "groupName");
  const users = Object.values(pool.users).filter((user) => user.groups.includes(group));
  const { items, next } = page(users, input.Limit, input.NextToken);
  return { Users: items.map(listed), NextToken: next };
}

export function listGroups(
  context: Context,
  input: AdminListGroupsForUserRequest,
): AdminListGroupsForUserResponse {
  const { pool, user } = referred(context, input);
  return { Groups: user.groups.map((name) => pool.groups[name] ?? { GroupName: name }) };
}
