import { Migration } from '@mikro-orm/migrations';
import { contactEntry, firstPlace, messageWords, secondOf } from '../../search-rows.js';
import { eachStoredContact, eachStoredMessage } from '../stored-texts.js';
import { COUNT_TIERS } from '../tier-counters.js';

/** Full-text search over messages and contacts, filled from what is stored. */
export class Migration20261121030000_search extends Migration {
  override async up(): Promise<void> {
    // Words come folded and parted by spaces: `ascii` parts them there and nowhere else. Beginnings of one and two letters have an index
    // of their own, since there are too many words that begin so.
    await this.execute(
      `create virtual table message_fts using fts5(workspace_id unindexed, contact, subject, body, content='', contentless_delete=1, contentless_unindexed=1, tokenize='ascii', prefix='1 2')`,
    );
    await this.execute(
      'create table message_fts_place (place integer primary key, workspace_id text not null, message_id text not null unique)',
    );
    await this.execute(
      'create table contact_fts_entry (place integer primary key, workspace_id text not null, contact_id text not null unique, name_key text not null, company_key text not null, words text not null)',
    );
    await this.execute('create index contact_fts_by_name on contact_fts_entry (workspace_id, name_key, contact_id)');
    await this.execute(
      'create index contact_fts_by_company on contact_fts_entry (workspace_id, company_key, contact_id)',
    );
    await this.execute(
      `create virtual table contact_fts using fts5(workspace_id unindexed, words, content='', contentless_delete=1, contentless_unindexed=1, tokenize='ascii', prefix='1 2 3')`,
    );
    await this.#fill();
    for (const statement of COUNT_TIERS) await this.execute(statement);
  }

  async #fill(): Promise<void> {
    const execute = (sql: string, values: unknown[]) => this.execute(sql, values);
    const taken = new Map<number, number>();
    for await (const message of eachStoredMessage(execute)) {
      const second = secondOf(message.sentAt);
      const ordinal = taken.get(second) ?? 0;
      taken.set(second, ordinal + 1);
      const place = firstPlace(second) + ordinal;
      const { contact, subject, body } = messageWords(message);
      await execute('insert into message_fts_place (place, workspace_id, message_id) values (?, ?, ?)', [
        place,
        message.workspaceId,
        message.id,
      ]);
      await execute('insert into message_fts (rowid, workspace_id, contact, subject, body) values (?, ?, ?, ?, ?)', [
        place,
        message.workspaceId,
        contact.join(' '),
        subject.join(' '),
        body.join(' '),
      ]);
    }
    let place = 0;
    for await (const contact of eachStoredContact(execute)) {
      place += 1;
      const { name_key, company_key, words } = contactEntry(contact);
      await execute(
        'insert into contact_fts_entry (place, workspace_id, contact_id, name_key, company_key, words) values (?, ?, ?, ?, ?, ?)',
        [place, contact.workspaceId, contact.id, name_key, company_key, words],
      );
      await execute('insert into contact_fts (rowid, workspace_id, words) values (?, ?, ?)', [
        place,
        contact.workspaceId,
        words,
      ]);
    }
  }

  override async down(): Promise<void> {
    for (const table of ['message_fts', 'message_fts_place', 'contact_fts', 'contact_fts_entry']) {
      await this.execute(`drop table ${table}`);
    }
  }
}
