import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ScopedTables } from '../../../database/tables.js';
import type { Checkpoint } from './reading/imported-mail.js';

type RunRow = Selectable<ScopedTables['import_run']>;

const CheckpointSchema = z.object({
  file: z.string().nullable(),
  sentAt: z.number().nullable(),
  bytesPerSecond: z.number(),
  /** The last sorted conversation; `null` before sorting starts. */
  sortedTo: z.string().nullable(),
  isSorting: z.boolean(),
});
export type StoredCheckpoint = z.infer<typeof CheckpointSchema>;

export const freshCheckpoint: StoredCheckpoint = {
  file: null,
  sentAt: null,
  bytesPerSecond: 0,
  sortedTo: null,
  isSorting: false,
};

/** Run state that has no column. */
export const storedCheckpoint = (row: Pick<RunRow, 'checkpoint'>): StoredCheckpoint =>
  row.checkpoint === null ? freshCheckpoint : CheckpointSchema.parse(JSON.parse(row.checkpoint));

export function checkpointOf(row: RunRow): Checkpoint {
  const { file, sentAt } = storedCheckpoint(row);
  return { positionBytes: row.position_bytes, messagesRead: row.messages_read, file, sentAt };
}
