/** A member of the workspace, as far as assigning goes. */
export interface Assignable {
  readonly id: string;
  readonly isOwner: boolean;
}

/** An account of a channel; without members it is open to everyone. */
export interface AccountMembers {
  readonly memberIds: readonly string[];
}

/** Whether the account has members, so that not everyone can look after its messages. */
const isRestrictedAccount = ({ memberIds }: AccountMembers): boolean => memberIds.length > 0;

/**
 * Whether what belongs to the accounts can be assigned to the member: to the owner always, to others if they are a member of each account that has
 * members. The owner sees every account.
 */
export const canBeAssigned = ({ id, isOwner }: Assignable, accounts: readonly AccountMembers[]): boolean =>
  isOwner || accounts.every((account) => !isRestrictedAccount(account) || account.memberIds.includes(id));
