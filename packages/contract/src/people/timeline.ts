import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { MessageSchema } from '../inbox/messages.js';
import { ConsentSchema } from './contact-detail.js';
import { ContactNoteSchema } from './contact-notes.js';

const entry = { id: IdSchema, at: InstantSchema.describe('When it happened.') };

const MessageEntrySchema = z
  .object({ kind: z.literal('message'), ...entry, message: MessageSchema })
  .meta({ id: 'TimelineMessage', description: 'A message from or to the contact.' });

const NoteEntrySchema = z
  .object({ kind: z.literal('note'), ...entry, note: ContactNoteSchema })
  .meta({ id: 'TimelineNote', description: 'A note by a team member.' });

export const TaskEntrySchema = z
  .object({
    kind: z.literal('task'),
    ...entry,
    task: z.object({
      title: z.string(),
      type: z.enum(['task', 'follow_up']),
      dueAt: InstantSchema.nullable(),
      doneAt: InstantSchema.nullable(),
    }),
  })
  .meta({ id: 'TimelineTask', description: 'A task or follow-up, at its creation time.' });

const MergeEntrySchema = z
  .object({
    kind: z.literal('merge'),
    ...entry,
    merge: z.object({ otherName: z.string(), undoneAt: InstantSchema.nullable() }),
  })
  .meta({ id: 'TimelineMerge', description: 'Another contact was merged into this one.' });

const ConsentEntrySchema = z
  .object({
    kind: z.literal('consent'),
    ...entry,
    change: z.object({
      channel: ChannelSchema,
      handle: z.string(),
      previous: ConsentSchema,
      consent: ConsentSchema,
      source: z.string(),
    }),
  })
  .meta({ id: 'TimelineConsent', description: 'The contact may, or may no longer, be messaged.' });

export const TIMELINE_KINDS = ['message', 'note', 'task', 'merge', 'consent'] as const;

export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TimelineQuerySchema = pageQuery().extend({
  kind: z.enum(TIMELINE_KINDS).optional().describe('Only entries of this kind.'),
});
export type TimelineQuery = z.output<typeof TimelineQuerySchema>;

export const TimelineEntrySchema = z
  .discriminatedUnion('kind', [
    MessageEntrySchema,
    NoteEntrySchema,
    TaskEntrySchema,
    MergeEntrySchema,
    ConsentEntrySchema,
  ])
  .meta({ id: 'TimelineEntry', description: 'An event in the history of a contact.' });

export type TimelineEntry = z.infer<typeof TimelineEntrySchema>;
