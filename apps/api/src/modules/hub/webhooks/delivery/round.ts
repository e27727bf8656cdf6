import { topicMatcher } from '@concordia/domain/topics';
import { readFilter } from '../filter.js';
import type { Keyring } from '../signing/keyring.js';
import type { SubscriptionRow } from '../subscriptions.repository.js';
import type { Round } from './delivery-worker.js';

/** What a delivery worker is to do, from what is kept of its subscription. @throws SealBroken when its secret cannot be opened. */
export const roundOf = (row: SubscriptionRow, keyring: Keyring, now: number): Round => ({
  id: row.id,
  version: row.version,
  url: new URL(row.webhook_url),
  isTrusted: row.allow_private_network === 1,
  matches: topicMatcher(row.topic),
  filter: readFilter(row.filter),
  signer: keyring.signerOf(row, now),
});
