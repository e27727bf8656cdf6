import {
  type Assignees,
  type ChannelAccount,
  listConversationAssignees,
  listMessageAssignees,
  type Member,
  useListAccounts,
  useListMembers,
} from '@concordia/api-client';
import useSWR from 'swr';
import type { Subjects } from './subjects';

export interface AssigneeChoice {
  /** To whom all of it can be assigned; `undefined` while that is unknown. */
  readonly members: readonly Member[] | undefined;
  /** Accounts that leave somebody out; empty where everyone can be assigned. */
  readonly limits: readonly ChannelAccount[];
  readonly error: unknown;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

/**
 * To whom messages and conversations can be assigned. The server is asked only where an account has members. While it cannot be reached, everyone is
 * offered: the change is checked when it is sent.
 */
export function useAssignees(subjects: Subjects): AssigneeChoice {
  const everyone = useListMembers();
  const accounts = useListAccounts();
  const mayBeLimited = accounts.data?.some(({ memberIds }) => memberIds.length > 0) ?? false;
  const limited = useSWR(mayBeLimited ? (['assignees', subjects] as const) : null, ([, of]) => assigneesOf(of));
  const isKnown = !isReading(accounts) && !(mayBeLimited && isReading(limited));
  const leftOut = limited.data !== undefined && limited.data.members.length < (everyone.data?.length ?? 0);
  return {
    members: isKnown ? (limited.data?.members ?? everyone.data) : undefined,
    limits: leftOut ? (accounts.data ?? []).filter(({ id }) => limited.data?.accountIds.includes(id)) : [],
    error: everyone.error,
    isValidating: everyone.isValidating || limited.isValidating,
    retry: () => void everyone.mutate(),
  };
}

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
}

const isReading = ({ data, error }: Answer): boolean => data === undefined && error === undefined;

async function assigneesOf({ messageIds, conversationIds }: Subjects): Promise<Assignees> {
  const [ofMessages, ofConversations] = await Promise.all([
    messageIds.length > 0 ? listMessageAssignees({ ids: [...messageIds] }) : null,
    conversationIds.length > 0 ? listConversationAssignees({ ids: [...conversationIds] }) : null,
  ]);
  if (ofMessages === null || ofConversations === null) {
    return ofMessages ?? ofConversations ?? { members: [], accountIds: [] };
  }
  const both = new Set(ofConversations.members.map(({ id }) => id));
  return {
    members: ofMessages.members.filter(({ id }) => both.has(id)),
    accountIds: [...new Set([...ofMessages.accountIds, ...ofConversations.accountIds])],
  };
}
