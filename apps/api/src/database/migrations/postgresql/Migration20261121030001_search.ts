import { Migration } from '@mikro-orm/migrations';
import { contactEntry, messageWords, tsvector } from '../../search-rows.js';
import { eachStoredContact, eachStoredMessage } from '../stored-texts.js';
import { COUNT_TIERS } from '../tier-counters.js';

/** Full-text search over messages and contacts, filled from what is stored. */
export class Migration20261121030001_search extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      'create table message_fts_words (message_id uuid primary key, workspace_id uuid not null, words tsvector not null)',
    );
    // Sort keys are compared by code point, as SQLite does.
    await this.execute(
      'create table contact_fts_entry (contact_id uuid primary key, workspace_id uuid not null, name_key text collate "C" not null, company_key text collate "C" not null, words text not null, vector tsvector generated always as (array_to_tsvector(string_to_array(substr(words, 2), \' \'))) stored)',
    );
    await this.#fill();
    await this.execute('create index message_fts_by_words on message_fts_words using gin (words)');
    await this.execute('create index contact_fts_by_words on contact_fts_entry using gin (vector)');
    await this.execute('create index contact_fts_by_name on contact_fts_entry (workspace_id, name_key, contact_id)');
    await this.execute(
      'create index contact_fts_by_company on contact_fts_entry (workspace_id, company_key, contact_id)',
    );
    for (const statement of COUNT_TIERS) await this.execute(statement);
  }

  async #fill(): Promise<void> {
    const execute = (sql: string, values: unknown[]) => this.execute(sql, values);
    for await (const message of eachStoredMessage(execute)) {
      const { contact, subject, body } = messageWords(message);
      await execute('insert into message_fts_words (message_id, workspace_id, words) values (?, ?, ?::tsvector)', [
        message.id,
        message.workspaceId,
        tsvector([contact, subject, body]),
      ]);
    }
    for await (const contact of eachStoredContact(execute)) {
      const { name_key, company_key, words } = contactEntry(contact);
      await execute(
        'insert into contact_fts_entry (workspace_id, contact_id, name_key, company_key, words) values (?, ?, ?, ?, ?)',
        [contact.workspaceId, contact.id, name_key, company_key, words],
      );
    }
  }

  override async down(): Promise<void> {
    for (const table of ['message_fts_words', 'contact_fts_entry']) await this.execute(`drop table ${table}`);
  }
}
