import { EVIDENCE_KINDS } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { ContactDetailSchema } from './contact-detail.js';
import { ContactSchema } from './contacts.js';

const count = z.int().min(0);

const EvidenceSchema = z
  .object({
    kind: z.enum(EVIDENCE_KINDS),
    text: z.string().describe('The evidence, in plain language.'),
    values: z.array(z.string()).describe('Values that are the same or similar in both contacts.'),
  })
  .meta({ id: 'MergeEvidence', description: 'Why two contacts may be duplicates.' });

export const MergeSuggestionSchema = z
  .object({
    id: IdSchema,
    one: ContactSchema,
    other: ContactSchema,
    score: z.int().min(0).max(100).describe('How strong the match is. Contacts are never merged automatically.'),
    strength: z.enum(['strong', 'possible']),
    evidence: z.array(EvidenceSchema),
    createdAt: InstantSchema,
  })
  .meta({ id: 'MergeSuggestion', description: 'Two contacts that may be duplicates.' });
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
      'The contact whose value to keep, field by field. By default, that of the kept contact, or of the other one if it has none.',
  });
export type MergeChoices = z.output<typeof ChoicesSchema>;

export const MergeRequestSchema = z
  .strictObject({ keepId: IdSchema, otherId: IdSchema, choices: ChoicesSchema.optional() })
  .refine(({ keepId, otherId }) => keepId !== otherId, { error: 'two different contacts' })
  .meta({
    id: 'MergeRequest',
    description: 'The contact to keep and the contact to merge into it.',
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
    merged: ContactDetailSchema.omit({ erasedBefore: true }).describe('Preview of the merged contact.'),
    conflicts: z
      .array(z.object({ field: z.enum(MERGED_FIELDS), keep: z.string(), other: z.string(), chosen: side }))
      .describe('Fields with different values in the two contacts.'),
    moves: z
      .object({ messages: count, conversations: count, points: count, notes: count, tasks: count })
      .describe('Counts of data moved from the other contact to the kept one.'),
  })
  .meta({ id: 'MergePreview', description: 'Preview of a merge. Nothing is changed.' });
export type MergePreview = z.infer<typeof MergePreviewSchema>;

export const ContactMergeSchema = z
  .object({
    id: IdSchema,
    contactId: IdSchema.describe('The contact that was kept.'),
    contactName: z.string().nullable().describe('Its current name; `null` if it no longer exists.'),
    otherId: IdSchema,
    otherName: z.string(),
    messages: count.describe('Number of messages moved.'),
    createdAt: InstantSchema,
    undoneAt: InstantSchema.nullable(),
    canUndo: z.boolean().describe('Whether it can be undone. Merges of the same contact are undone newest first.'),
  })
  .meta({ id: 'ContactMerge', description: 'A contact merged into another.' });
export type ContactMerge = z.infer<typeof ContactMergeSchema>;
