import { CustomFieldSchema } from '@concordia/contract/people';
import { z } from 'zod';

const text = z.string().nullable();

const ContactRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: text,
  email: text,
  phone: text,
  linkedin_url: text,
  company: text,
  location: text,
  birthday: text,
  channel_bits: z.number(),
  inbound_count: z.number(),
  outbound_count: z.number(),
  last_message_at: z.number(),
  // Merges from before contacts had pictures lack them.
  picture_hash: text.default(null),
  picture_source: text.default(null),
  created_at: z.number(),
});

const SideSchema = z.object({
  row: ContactRowSchema,
  tags: z.array(z.string()),
  fields: z.array(CustomFieldSchema),
  hasProfile: z.boolean(),
});

const SnapshotSchema = z.object({
  kept: SideSchema,
  other: SideSchema,
  /** The kept contact's row after the merge. Values that differ from it now were edited since and stay. */
  after: ContactRowSchema,
  /** Duplicates of the other contact that a person dismissed. */
  dismissed: z.array(
    z.object({
      id: z.string(),
      one_id: z.string(),
      other_id: z.string(),
      score: z.number(),
      evidence: z.string(),
      created_at: z.number(),
    }),
  ),
  /** Set if the other side was a sender without a contact: an undo leaves no contact behind. */
  stranger: z.object({ keptIsNew: z.boolean() }).optional(),
});

export type MergeSide = z.infer<typeof SideSchema>;
export type MergeSnapshot = z.infer<typeof SnapshotSchema>;
export type StrangerMerge = NonNullable<MergeSnapshot['stranger']>;
export type ContactWhole = z.infer<typeof ContactRowSchema>;

export const readSnapshot = (json: string): MergeSnapshot => SnapshotSchema.parse(JSON.parse(json));
