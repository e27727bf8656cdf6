import { topicMatcher } from '@concordia/domain/topics';
import { readFilter } from '../filter.js';
import type { Keyring } from '../signing/keyring.js';
import type { SubscriptionRow } from '../subscriptions.repository.js';
import type { Round } from './delivery-worker.js';

/** Builds the delivery settings from a subscription row. @throws SealBroken if its secret cannot be unsealed. */
export const roundOf = (row: SubscriptionRow, keyring: Keyring, now: number): Round => ({
  id: row.id,
  version: row.version,
  url: new URL(row.webhook_url),
  isTrusted: row.allow_private_network === 1,
  matches: topicMatcher(row.topic),
  filter: readFilter(row.filter),
  signer: keyring.signerOf(row, now),
});
