import { isTimeZone } from '@concordia/domain';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { writtenText } from '../common/texts.js';

export const LONGEST_TITLE = 200;
export const LONGEST_NOTE = 4_000;

export const TaskKindSchema = z
  .enum(['task', 'follow_up'])
  .meta({ id: 'TaskKind', description: 'A follow-up is a task with a due time and usually a contact.' });

export const TaskStateSchema = z
  .enum(['open', 'done'])
  .meta({ id: 'TaskState', description: 'Whether the task is done.' });

export const TaskContactSchema = z
  .object({ id: IdSchema, name: z.string(), company: z.string().nullable() })
  .meta({ id: 'TaskContact', description: 'The contact of a task.' });

export const TaskSchema = z
  .object({
    id: IdSchema,
    kind: TaskKindSchema,
    title: z.string(),
    note: z.string().nullable(),
    dueAt: InstantSchema.nullable().describe('Due time. A follow-up always has one.'),
    state: TaskStateSchema,
    doneAt: InstantSchema.nullable(),
    contact: TaskContactSchema.nullable(),
    messageId: IdSchema.nullable().describe('The message it was created from.'),
    conversationId: IdSchema.nullable(),
    assigneeId: IdSchema.nullable().describe('The assigned member.'),
    createdAt: InstantSchema,
  })
  .meta({ id: 'Task', description: 'A task or follow-up.' });
export type Task = z.infer<typeof TaskSchema>;

const ZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'a time zone such as Europe/Berlin' })
  .default('UTC')
  .describe('Time zone that determines when `today` and `week` end.');

export const TaskListQuerySchema = pageQuery().extend({
  state: TaskStateSchema.optional().describe('Completed tasks are sorted by completion time, most recent first.'),
  kind: TaskKindSchema.optional(),
  contactId: IdSchema.optional().describe('Only tasks about this contact.'),
  messageId: IdSchema.optional().describe('Only tasks created from this message.'),
  accountId: IdSchema.optional().describe(
    'Only tasks created from messages of this account of a channel, or from conversations that it was last written to.',
  ),
  due: z
    .enum(['overdue', 'today', 'week'])
    .optional()
    .describe(
      '`overdue`: due before now. `today`: due from now to the end of the day. `week`: due from now to the end of the sixth day after today.',
    ),
  zone: ZoneSchema,
});
export type TaskListQuery = z.output<typeof TaskListQuerySchema>;

export const TaskSummarySchema = z
  .object({ open: z.int().min(0), overdue: z.int().min(0).describe('Number of open tasks that are past due.') })
  .meta({ id: 'TaskSummary', description: 'Counts of open tasks.' });
export type TaskSummary = z.infer<typeof TaskSummarySchema>;

const fields = {
  title: writtenText(LONGEST_TITLE),
  note: writtenText(LONGEST_NOTE).nullable(),
  dueAt: InstantSchema.nullable(),
  assigneeId: IdSchema.nullable(),
};

export const NewTaskSchema = z
  .strictObject({
    kind: TaskKindSchema,
    title: fields.title,
    note: fields.note.optional(),
    dueAt: fields.dueAt.optional(),
    contactId: IdSchema.nullable().optional().describe('Defaults to the contact of the message or the conversation.'),
    messageId: IdSchema.nullable().optional(),
    conversationId: IdSchema.nullable().optional().describe('Defaults to the conversation of the message.'),
    assigneeId: fields.assigneeId.optional(),
  })
  .refine(({ kind, dueAt }) => kind === 'task' || typeof dueAt === 'string', {
    error: 'an instant: a follow-up needs a time',
    path: ['dueAt'],
  })
  .meta({
    id: 'NewTask',
    description: 'A new task or follow-up.',
    examples: [{ kind: 'follow_up', title: 'Follow up with Ada Lindqvist', dueAt: '2026-11-23T09:00:00.000Z' }],
  });
export type NewTask = z.output<typeof NewTaskSchema>;

export const TaskUpdateSchema = z
  .strictObject({
    title: fields.title.optional(),
    note: fields.note.optional(),
    dueAt: fields.dueAt.optional().describe('`null` clears the due time of a task. A follow-up must have one.'),
    state: TaskStateSchema.optional(),
    assigneeId: fields.assigneeId.optional(),
  })
  .refine((update) => Object.keys(update).length > 0, {
    error: 'at least one of title, note, dueAt, state, assigneeId',
  })
  .meta({
    id: 'TaskUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ state: 'done' }],
  });
export type TaskUpdate = z.output<typeof TaskUpdateSchema>;
