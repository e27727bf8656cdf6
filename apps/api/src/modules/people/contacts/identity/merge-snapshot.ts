import { CustomFieldSchema } from '@concordia/contract/people';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CONTACT_COLUMNS } from '../../contact-records/contact.row.js';
import { customFieldsOf } from '../contact-rows.js';

const text = z.string().nullable();

/** A contact's own row, whole. */
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
  /** The kept contact's row as the merge left it: what a person changed since is theirs. */
  after: ContactRowSchema,
  /** Whom the other is not, as a person said. */
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
});

export type MergeSide = z.infer<typeof SideSchema>;
export type MergeSnapshot = z.infer<typeof SnapshotSchema>;
export type ContactWhole = z.infer<typeof ContactRowSchema>;

export const readSnapshot = (json: string): MergeSnapshot => SnapshotSchema.parse(JSON.parse(json));

type Reader = Pick<WorkspaceTransaction, 'selectFrom'>;

/** What one of two contacts is made of, beside the rows that refer to it; `undefined` when there is no such contact. */
export async function readSide(reader: Reader, contactId: string): Promise<MergeSide | undefined> {
  const row = await reader
    .selectFrom('contact')
    .select([...CONTACT_COLUMNS, 'contact.inbound_count', 'contact.outbound_count'])
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const tags = await reader.selectFrom('contact_tag').select('tag').where('contact_id', '=', contactId).execute();
  const profile = await reader
    .selectFrom('contact_profile')
    .select('custom_fields')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return {
    row,
    tags: tags.map(({ tag }) => tag),
    fields: customFieldsOf(profile?.custom_fields),
    hasProfile: profile !== undefined,
  };
}

/** Which pairs with a contact were dismissed. */
export function dismissedOf(reader: Reader, contactId: string): Promise<MergeSnapshot['dismissed']> {
  return reader
    .selectFrom('merge_suggestion')
    .select(['id', 'one_id', 'other_id', 'score', 'evidence', 'created_at'])
    .where('state', '=', 'dismissed')
    .where((eb) => eb.or([eb('one_id', '=', contactId), eb('other_id', '=', contactId)]))
    .execute();
}
