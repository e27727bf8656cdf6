import type { ChosenIds, Member } from '@concordia/api-client';
import {
  getListAccountsMockHandler,
  getListConversationAssigneesMockHandler,
  getListMessageAssigneesMockHandler,
} from '@concordia/api-client/msw';
import { SAMPLE_ACCOUNTS } from './sampleAccounts';

const [, sales, second] = SAMPLE_ACCOUNTS;

/**
 * Two accounts with members: Theo is in the first, and nobody but the owner in both. One message is in the first, several are in both.
 *
 * @param everyone of the workspace.
 * @param onAsk called with what the server is asked about.
 */
export function restrictedAccounts(everyone: readonly Member[], onAsk: (asked: ChosenIds) => void = () => undefined) {
  const members = everyone.map(({ id, name, email, isOwner }) => ({ id, name, email, isOwner }));
  const inSales = members.filter(({ isOwner, name }) => isOwner || name === 'Theo Marsh');
  const answer = async ({ request }: { request: { json: () => Promise<unknown> } }) => {
    const { ids } = chosenIn(await request.json());
    onAsk({ ids });
    return ids.length > 1
      ? { members: members.filter(({ isOwner }) => isOwner), accountIds: [sales.id, second.id] }
      : { members: inSales, accountIds: [sales.id] };
  };
  const accounts = SAMPLE_ACCOUNTS.map((account) => ({ ...account, memberIds: inSales.map(({ id }) => id) }));
  return [
    getListAccountsMockHandler(accounts),
    getListMessageAssigneesMockHandler(answer),
    getListConversationAssigneesMockHandler(answer),
  ];
}

function chosenIn(body: unknown): ChosenIds {
  if (typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids)) {
    return { ids: body.ids.map(String) };
  }
  throw new Error('The request names no ids.');
}
