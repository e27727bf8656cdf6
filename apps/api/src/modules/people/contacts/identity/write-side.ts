import type { CustomField } from '@concordia/contract/people';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

/** Replaces the tags of a contact. */
export async function writeTags(tx: WorkspaceTransaction, contactId: string, tags: readonly string[]): Promise<void> {
  await tx.deleteFrom('contact_tag').where('contact_id', '=', contactId).execute();
  if (tags.length === 0) return;
  await tx
    .insertInto('contact_tag')
    .values(tags.map((tag) => ({ contact_id: contactId, tag })))
    .execute();
}

/** Replaces a contact's own fields. */
export async function writeFields(
  tx: WorkspaceTransaction,
  contactId: string,
  fields: readonly CustomField[],
): Promise<void> {
  await tx
    .insertInto('contact_profile')
    .values({ contact_id: contactId, custom_fields: JSON.stringify(fields) })
    .onConflict((conflict) =>
      conflict.column('contact_id').doUpdateSet((eb) => ({ custom_fields: eb.ref('excluded.custom_fields') })),
    )
    .execute();
}
