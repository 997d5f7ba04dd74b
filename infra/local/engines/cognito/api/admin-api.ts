import type {
  AdminAddUserToGroupRequest,
  AdminCreateUserRequest,
  AdminCreateUserResponse,
  AdminGetUserResponse,
  AdminListGroupsForUserRequest,
  AdminListGroupsForUserResponse,
  AdminSetUserPasswordRequest,
  ListUsersInGroupRequest,
  ListUsersInGroupResponse,
  ListUsersRequest,
  ListUsersResponse,
  UserType,
} from "@aws-sdk/client-cognito-identity-provider";
import { assertEmail, missingRequired, toList, writtenByAdministrator } from "../pool/attributes.ts";
import type { Context, Operations } from "../pool/context.ts";
import { CognitoError, invalidParameter, required } from "../pool/errors.ts";
import { assertAcceptable, setPassword } from "../pool/passwords.ts";
import type { Pool, User } from "../pool/state.ts";

interface UserReference {
  UserPoolId: string | undefined;
  Username: string | undefined;
}

function describe(user: User): Omit<UserType, "Attributes"> {
  return {
    Username: user.username,
    UserStatus: user.status,
    Enabled: user.enabled,
    UserCreateDate: new Date(user.createdAt),
    UserLastModifiedDate: new Date(user.modifiedAt),
  };
}

const listed = (user: User): UserType => ({ ...describe(user), Attributes: toList(user.attributes) });

function referred({ directory }: Context, reference: UserReference): { pool: Pool; user: User } {
  const pool = directory.pool(reference.UserPoolId);
  return { pool, user: directory.user(pool, reference.Username) };
}

/** No invitation is mailed: whoever creates somebody here also chose the password. */
function createUser({ directory }: Context, input: AdminCreateUserRequest): AdminCreateUserResponse {
  const pool = directory.pool(input.UserPoolId);
  const email = required(input.Username, "username");
  assertEmail(email);
  const attributes = { email, ...writtenByAdministrator(pool, input.UserAttributes) };
  const [missing] = missingRequired(pool, attributes);
  if (missing) throw invalidParameter(`Attributes did not conform to the schema: ${missing} is required`);
  if (directory.findByEmail(pool, attributes.email)) {
    throw new CognitoError("UsernameExistsException", "User account already exists");
  }
  const { TemporaryPassword } = input;
  if (TemporaryPassword !== undefined) assertAcceptable(pool, TemporaryPassword);
  const user = directory.addUser(pool, "FORCE_CHANGE_PASSWORD", attributes);
  if (TemporaryPassword !== undefined) setPassword(pool, user, TemporaryPassword);
  directory.saveUser(user);
  return { User: listed(user) };
}

function setUserPassword(context: Context, input: AdminSetUserPasswordRequest): object {
  const { pool, user } = referred(context, input);
  setPassword(pool, user, input.Password);
  user.status = input.Permanent ? "CONFIRMED" : "FORCE_CHANGE_PASSWORD";
  context.directory.saveUser(user);
  return {};
}

function addToGroup(context: Context, input: AdminAddUserToGroupRequest): object {
  const { pool, user } = referred(context, input);
  const group = required(input.GroupName, "groupName");
  if (!Object.hasOwn(pool.groups, group)) {
    throw new CognitoError("ResourceNotFoundException", "Group not found.");
  }
  user.groups = [...new Set([...user.groups, group])];
  context.directory.saveUser(user);
  return {};
}

function removeFromGroup(context: Context, input: AdminAddUserToGroupRequest): object {
  const { user } = referred(context, input);
  user.groups = user.groups.filter((group) => group !== input.GroupName);
  context.directory.saveUser(user);
  return {};
}

function enableUser(context: Context, input: UserReference): object {
  const { user } = referred(context, input);
  user.enabled = true;
  context.directory.saveUser(user);
  return {};
}

function disableUser(context: Context, input: UserReference): object {
  const { pool, user } = referred(context, input);
  user.enabled = false;
  context.directory.endSessions(pool, user);
  context.directory.saveUser(user);
  return {};
}

function signOutEverywhere(context: Context, input: UserReference): object {
  const { pool, user } = referred(context, input);
  context.directory.endSessions(pool, user);
  return {};
}

function deleteUser(context: Context, input: UserReference): object {
  const { pool, user } = referred(context, input);
  context.directory.removeUser(pool, user);
  return {};
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

function listUsers({ directory }: Context, input: ListUsersRequest): ListUsersResponse {
  const users = Object.values(directory.pool(input.UserPoolId).users).filter(filterOf(input.Filter));
  const { items, next } = page(users, input.Limit, input.PaginationToken);
  return { Users: items.map(listed), PaginationToken: next };
}

function listUsersInGroup({ directory }: Context, input: ListUsersInGroupRequest): ListUsersInGroupResponse {
  const pool = directory.pool(input.UserPoolId);
  const group = required(input.GroupName, "groupName");
  const users = Object.values(pool.users).filter((user) => user.groups.includes(group));
  const { items, next } = page(users, input.Limit, input.NextToken);
  return { Users: items.map(listed), NextToken: next };
}

function listGroups(context: Context, input: AdminListGroupsForUserRequest): AdminListGroupsForUserResponse {
  const { pool, user } = referred(context, input);
  return { Groups: user.groups.map((name) => pool.groups[name] ?? { GroupName: name }) };
}

function getUser(context: Context, input: UserReference): AdminGetUserResponse {
  const { user } = referred(context, input);
  return { ...describe(user), Username: user.username, UserAttributes: toList(user.attributes) };
}

/** What a server does about anybody, with the account's credentials in the cloud. */
export function adminApi(context: Context): Operations {
  return {
    AdminCreateUser: createUser.bind(undefined, context),
    AdminGetUser: getUser.bind(undefined, context),
    AdminSetUserPassword: setUserPassword.bind(undefined, context),
    AdminAddUserToGroup: addToGroup.bind(undefined, context),
    AdminRemoveUserFromGroup: removeFromGroup.bind(undefined, context),
    AdminListGroupsForUser: listGroups.bind(undefined, context),
    AdminDisableUser: disableUser.bind(undefined, context),
    AdminEnableUser: enableUser.bind(undefined, context),
    AdminUserGlobalSignOut: signOutEverywhere.bind(undefined, context),
    AdminDeleteUser: deleteUser.bind(undefined, context),
    ListUsers: listUsers.bind(undefined, context),
    ListUsersInGroup: listUsersInGroup.bind(undefined, context),
  };
}
