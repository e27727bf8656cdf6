import { EVIDENCE_KINDS } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { ContactDetailSchema } from './contact-detail.js';
import { ContactSchema } from './contacts.js';

const count = z.int().min(0);

const EvidenceSchema = z
  .object({
    kind: z.enum(EVIDENCE_KINDS),
    text: z.string().describe('What speaks for it, in words.'),
    values: z.array(z.string()).describe('What they have in common, or what is alike.'),
  })
  .meta({ id: 'MergeEvidence', description: 'Why two contacts may be one person.' });

export const MergeSuggestionSchema = z
  .object({
    id: IdSchema,
    one: ContactSchema,
    other: ContactSchema,
    score: z.int().min(0).max(100).describe('How much speaks for it. Nothing is ever merged by itself.'),
    strength: z.enum(['strong', 'possible']),
    evidence: z.array(EvidenceSchema),
    createdAt: InstantSchema,
  })
  .meta({ id: 'MergeSuggestion', description: 'Two contacts that may be one person.' });
export type MergeSuggestion = z.infer<typeof MergeSuggestionSchema>;

const side = z.enum(['keep', 'other']);

/** Fields that a merged contact has only one value of. */
export const MERGED_FIELDS = [
  'name',
  'title',
  'email',
  'phone',
  'linkedinUrl',
  'company',
  'location',
  'birthday',
] as const;

const ChoicesSchema = z
  .strictObject({
    name: side.optional(),
    title: side.optional(),
    email: side.optional(),
    phone: side.optional(),
    linkedinUrl: side.optional(),
    company: side.optional(),
    location: side.optional(),
    birthday: side.optional(),
  })
  .meta({
    id: 'MergeChoices',
    description:
      'Whose value stays, field by field. Without a choice it is that of the contact that is kept, or the other one where it has none.',
  });
export type MergeChoices = z.output<typeof ChoicesSchema>;

export const MergeRequestSchema = z
  .strictObject({ keepId: IdSchema, otherId: IdSchema, choices: ChoicesSchema.optional() })
  .refine(({ keepId, otherId }) => keepId !== otherId, { error: 'two different contacts' })
  .meta({
    id: 'MergeRequest',
    description: 'Which contact stays, and which becomes part of it.',
    examples: [
      {
        keepId: '0199b8db-2a38-7b0b-8c66-2eadbbccc5c7',
        otherId: '01a1e8d7-81c0-76af-a55f-5f2f855c3848',
        choices: { email: 'other' },
      },
    ],
  });
export type MergeRequest = z.output<typeof MergeRequestSchema>;

export const MergePreviewSchema = z
  .object({
    keep: ContactSchema,
    other: ContactSchema,
    merged: ContactDetailSchema.omit({ erasedBefore: true }).describe('What the merged contact would look like.'),
    conflicts: z
      .array(z.object({ field: z.enum(MERGED_FIELDS), keep: z.string(), other: z.string(), chosen: side }))
      .describe('The fields in which both have something else.'),
    moves: z
      .object({ messages: count, conversations: count, points: count, notes: count, tasks: count })
      .describe('How much goes from the other to the one that is kept.'),
  })
  .meta({ id: 'MergePreview', description: 'What a merge would do. Nothing is changed.' });
export type MergePreview = z.infer<typeof MergePreviewSchema>;

export const ContactMergeSchema = z
  .object({
    id: IdSchema,
    contactId: IdSchema.describe('The contact that was kept.'),
    contactName: z.string().nullable().describe('Its name now; `null` when it is gone.'),
    otherId: IdSchema,
    otherName: z.string(),
    messages: count.describe('How many messages went over.'),
    createdAt: InstantSchema,
    undoneAt: InstantSchema.nullable(),
    canUndo: z.boolean().describe('Of several merges of one contact the last goes first.'),
  })
  .meta({ id: 'ContactMerge', description: 'A contact that became part of another.' });
export type ContactMerge = z.infer<typeof ContactMergeSchema>;
