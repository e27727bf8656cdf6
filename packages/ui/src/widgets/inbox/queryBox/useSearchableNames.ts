import { type ChannelAccount, useListAccounts, useListProjects } from '@concordia/api-client';
import type { SearchableNames } from '@concordia/domain/message-query';

/** The names that a search mentions, read once it mentions any of their kind. */
export function useSearchableNames(text: string): Partial<SearchableNames> {
  const { data: projects } = useListProjects({ swr: { enabled: /in:/i.test(text) } });
  const { data: accounts } = useListAccounts({ swr: { enabled: /account:/i.test(text) } });
  return {
    ...(projects !== undefined && { projects: projects.map(({ name }) => name) }),
    ...(accounts !== undefined && {
      accounts: accounts.flatMap(namesOf),
    }),
  };
}

/** An account is found by each of them. */
const namesOf = ({ name, address, account }: ChannelAccount): readonly string[] =>
  [...new Set([name, address ?? '', account ?? ''])].filter((one) => one !== '');
