import type { OutboundRow } from './outbox.repository.js';

/** The same whenever one round of a message is attempted. */
export const keyOf = ({ id, round }: Pick<OutboundRow, 'id' | 'round'>): string => `${id}.${round}`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The entry that a key of {@link keyOf} names; `null` for what is no such key. */
export function idOfKey(key: string): string | null {
  const [id = '', round = '', ...more] = key.split('.');
  return UUID.test(id) && /^\d{1,9}$/.test(round) && more.length === 0 ? id : null;
}
