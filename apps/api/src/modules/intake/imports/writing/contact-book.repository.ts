import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import { keyChunks, rowChunks } from '../../../../database/in-chunks.js';
import type { ScopedTables } from '../../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { CONTACT_COLUMNS } from '../../../people/contact-records/contact.row.js';

export type BookContact = Omit<Selectable<ScopedTables['contact']>, 'picture_source' | 'picture_checked_at'>;

/** All columns written back; the scope's own columns are excluded. */
const COLUMNS = [...CONTACT_COLUMNS, 'contact.inbound_count', 'contact.outbound_count'] as const;

@Injectable()
export class ContactBookRepository {
  /** A contact with several addresses is one object under each. */
  byAddress(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<Map<string, BookContact>> {
    return this.byHandle(tx, 'email', addresses);
  }

  async byHandle(
    tx: WorkspaceTransaction,
    channel: Channel,
    wanted: readonly string[],
  ): Promise<Map<string, BookContact>> {
    const known = new Map<string, BookContact>();
    for (const handles of keyChunks([...new Set(wanted)])) {
      const rows = await tx
        .selectFrom('contact_point')
        .innerJoin('contact', 'contact.id', 'contact_point.contact_id')
        .select([...COLUMNS, 'contact_point.handle'])
        .where('contact_point.channel', '=', channel)
        .where('contact_point.handle', 'in', handles)
        .execute();
      const byId = new Map([...known.values()].map((row) => [row.id, row]));
      for (const { handle, ...row } of rows) {
        const contact = byId.get(row.id) ?? row;
        byId.set(row.id, contact);
        known.set(handle, contact);
      }
    }
    return known;
  }

  async byId(tx: WorkspaceTransaction, wanted: readonly string[]): Promise<BookContact[]> {
    const found: BookContact[] = [];
    for (const ids of keyChunks([...new Set(wanted)])) {
      found.push(...(await tx.selectFrom('contact').select(COLUMNS).where('contact.id', 'in', ids).execute()));
    }
    return found;
  }

  /** Contacts by exactly these names; a name may have several. */
  async byName(tx: WorkspaceTransaction, wanted: readonly string[]): Promise<BookContact[]> {
    const found: BookContact[] = [];
    for (const names of keyChunks([...new Set(wanted)])) {
      found.push(...(await tx.selectFrom('contact').select(COLUMNS).where('contact.name', 'in', names).execute()));
    }
    return found;
  }

  async save(
    tx: WorkspaceTransaction,
    contacts: readonly BookContact[],
    points: readonly Insertable<ScopedTables['contact_point']>[],
  ): Promise<void> {
    for (const rows of rowChunks(contacts)) {
      await tx
        .insertInto('contact')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            title: eb.ref('excluded.title'),
            email: eb.ref('excluded.email'),
            phone: eb.ref('excluded.phone'),
            linkedin_url: eb.ref('excluded.linkedin_url'),
            company: eb.ref('excluded.company'),
            channel_bits: eb.ref('excluded.channel_bits'),
            inbound_count: eb.ref('excluded.inbound_count'),
            outbound_count: eb.ref('excluded.outbound_count'),
            last_message_at: eb.ref('excluded.last_message_at'),
          })),
        )
        .execute();
    }
    for (const rows of rowChunks(points)) await tx.insertInto('contact_point').values(rows).execute();
  }
}
