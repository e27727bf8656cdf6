import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';

type Rows<Table extends keyof ScopedTables> = readonly Insertable<ScopedTables[Table]>[];

/** Rows of a batch, collected so that each table is written once. */
export interface BatchRows {
  readonly contacts: Rows<'contact'>;
  readonly points: Rows<'contact_point'>;
  readonly tags: Rows<'contact_tag'>;
  readonly notes: Rows<'contact_note'>;
  readonly profiles: Rows<'contact_profile'>;
}

@Injectable()
export class ContactBatchRepository {
  async tags(tx: WorkspaceTransaction, contactId: string): Promise<string[]> {
    const rows = await tx.selectFrom('contact_tag').select('tag').where('contact_id', '=', contactId).execute();
    return rows.map(({ tag }) => tag);
  }

  /** @param bits channels to add to the contact's. */
  async addChannels(tx: WorkspaceTransaction, contactId: string, bits: number): Promise<void> {
    await tx
      .updateTable('contact')
      .set((eb) => ({ channel_bits: eb('channel_bits', '|', bits) }))
      .where('id', '=', contactId)
      .execute();
  }

  /** Existing handles and tags stay unchanged. */
  async insert(tx: WorkspaceTransaction, { contacts, points, tags, profiles, notes }: BatchRows): Promise<void> {
    if (contacts.length > 0) await tx.insertInto('contact').values(contacts).execute();
    if (points.length > 0) {
      await tx
        .insertInto('contact_point')
        .values(points)
        .onConflict((conflict) => conflict.columns(['channel', 'handle']).doNothing())
        .execute();
    }
    if (tags.length > 0) {
      await tx
        .insertInto('contact_tag')
        .values(tags)
        .onConflict((conflict) => conflict.columns(['contact_id', 'tag']).doNothing())
        .execute();
    }
    if (profiles.length > 0) await tx.insertInto('contact_profile').values(profiles).execute();
    if (notes.length > 0) await tx.insertInto('contact_note').values(notes).execute();
  }
}
