import type { ChannelAccount } from '@concordia/api-client';
import { useFormatLocale, useStrings } from '../../../locale';
import { listFormat } from '../../../locale/formatters';
import { assigneesStrings } from '../../../strings/generated/assignees';
import { useAccountName } from '../../channels/ChannelAccounts/useAccountName';
import type { AssigneeChoice } from './useAssignees';

export interface Limit {
  readonly accountId: string;
  /** The link's text. */
  readonly label: string;
  /** Where the members of the account are chosen. */
  readonly href: string;
}

/** Why not everyone can be assigned, and the accounts whose members decide it; `null` where everyone can. */
export function useLimitWords({ members = [], limits }: AssigneeChoice): { why: string; links: Limit[] } | null {
  const words = useStrings(assigneesStrings);
  const list = listFormat(useFormatLocale());
  const nameOf = useAccountName();
  if (limits.length === 0) return null;
  const names = list.format(limits.map(nameOf));
  const isOwnerAlone = members.every(({ isOwner }) => isOwner);
  return {
    why: isOwnerAlone ? words.onlyOwner({ names }) : words.limited({ names }),
    links: limits.map((account: ChannelAccount) => ({
      accountId: account.id,
      label: words.membersOf({ name: nameOf(account) }),
      href: `/setup?channel=${account.channel}`,
    })),
  };
}
