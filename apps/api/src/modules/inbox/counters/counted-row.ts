import type { CountedMessage } from '@concordia/domain';
import type { Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';

export const COUNTED_COLUMNS = [
  'conversation_id',
  'channel',
  'direction',
  'status',
  'priority',
  'is_read',
  'is_urgent',
  'snoozed_until',
] as const;

export type CountedRow = Pick<Selectable<ScopedTables['message']>, (typeof COUNTED_COLUMNS)[number]>;

type Counted = Omit<CountedRow, 'conversation_id'>;

export function countedOf(row: Counted): CountedMessage {
  const { channel, direction, status, priority, is_read, is_urgent, snoozed_until } = row;
  return {
    channel,
    direction,
    status,
    priority,
    isRead: is_read === 1,
    isUrgent: is_urgent,
    isSnoozed: snoozed_until !== null,
  };
}
