import type {
  AdminAddUserToGroupRequest,
  AdminCreateUserRequest,
  AdminCreateUserResponse,
  AdminGetUserResponse,
  AdminSetUserPasswordRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { assertEmail, missingRequired, toList, writtenByAdministrator } from "../pool/attributes.ts";
import type { Context, Operations } from "../pool/context.ts";
import { CognitoError, invalidParameter, required } from "../pool/errors.ts";
import { assertAcceptable, setPassword } from "../pool/passwords.ts";
import {
  described,
  listed,
  listGroups,
  listUsers,
  listUsersInGroup,
  referred,
  type UserReference,
} from "./described-users.ts";

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

function getUser(context: Context, input: UserReference): AdminGetUserResponse {
  const { user } = referred(context, input);
  return { ...described(user), Username: user.username, UserAttributes: toList(user.attributes) };
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
