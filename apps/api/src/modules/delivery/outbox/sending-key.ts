import type { OutboundRow } from './outbox.repository.js';

/** Constant across attempts of one round. */
export const keyOf = ({ id, round }: Pick<OutboundRow, 'id' | 'round'>): string => `${id}.${round}`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The entry id in a key from {@link keyOf}; `null` if it is not such a key. */
export function idOfKey(key: string): string | null {
  const [id = '', round = '', ...more] = key.split('.');
  return UUID.test(id) && /^\d{1,9}$/.test(round) && more.length === 0 ? id : null;
}
