import { MESSAGE_STATUSES } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema, MessageStatusSchema } from '../common/schemas.js';
import { ViewSchema } from './views.js';

/** The four columns that a board always has, and eight more. */
export const MOST_COLUMNS = 12;

const StatusColumnSchema = z
  .strictObject({ kind: z.literal('status'), status: MessageStatusSchema })
  .meta({ id: 'StatusColumn', description: 'A column of its own: a conversation is in exactly one, or snoozed.' });

export const BoardColumnSchema = z
  .discriminatedUnion('kind', [
    StatusColumnSchema,
    z.object({ kind: z.literal('view'), view: ViewSchema }).meta({
      id: 'ViewColumn',
      description: 'Open conversations that match a view, whatever column they are in.',
    }),
  ])
  .meta({ id: 'BoardColumn' });

export type BoardColumn = z.infer<typeof BoardColumnSchema>;

export const BoardSchema = z
  .object({ columns: z.array(BoardColumnSchema).max(MOST_COLUMNS) })
  .meta({ id: 'Board', description: 'The columns of the board, in order.' });

export type Board = z.infer<typeof BoardSchema>;

const ColumnChoiceSchema = z.discriminatedUnion('kind', [
  StatusColumnSchema,
  z.strictObject({ kind: z.literal('view'), viewId: IdSchema }).meta({ id: 'ViewColumnChoice' }),
]);

type ColumnChoice = z.output<typeof ColumnChoiceSchema>;

const keyOf = (column: ColumnChoice): string => (column.kind === 'status' ? column.status : column.viewId);

export const BoardUpdateSchema = z
  .strictObject({
    columns: z
      .array(ColumnChoiceSchema)
      .max(MOST_COLUMNS)
      .refine((columns) => MESSAGE_STATUSES.every((status) => columns.some((column) => keyOf(column) === status)), {
        error: `each of ${MESSAGE_STATUSES.join(', ')}`,
      })
      .refine((columns) => new Set(columns.map(keyOf)).size === columns.length, { error: 'each column once' }),
  })
  .meta({
    id: 'BoardUpdate',
    description: 'All columns of the board, in order. The four of a status cannot be left out.',
    examples: [
      {
        columns: [
          { kind: 'status', status: 'inbox' },
          { kind: 'status', status: 'waiting' },
          { kind: 'status', status: 'in_progress' },
          { kind: 'status', status: 'completed' },
        ],
      },
    ],
  });

export type BoardUpdate = z.output<typeof BoardUpdateSchema>;
