import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  companySortKey,
  contactSearchWords,
  identityKeys,
  nameSortKey,
  priorityTier,
  searchWords,
} from '@concordia/domain';
import Database from 'better-sqlite3';
import { DERIVE_CONVERSATION_STATE } from '../../apps/api/src/database/migrations/conversation-state.ts';
import { inRoot } from '../support/paths.ts';
import { startApp } from '../support/server.ts';
import { contactAt, messageAt, messagesPerConversation, type SeedContact, type SeedMessage } from './world.ts';

/** How large a bench database is. */
export interface Size {
  messages: number;
  contacts: number;
}

export const million: Size = { messages: 1_000_000, contacts: 100_000 };
export const tenThousand: Size = { messages: 10_000, contacts: 1_000 };

export const databaseFile = (dataDir: string): string => join(dataDir, 'concordia.db');

/** Changes whenever the schema or the rows would: an old cached database is then not used any more. */
function cacheKey({ messages, contacts }: Size): string {
  const migrations = inRoot('apps', 'api', 'src', 'database', 'migrations', 'sqlite');
  const sources = [
    ...readdirSync(migrations).map((name) => join(migrations, name)),
    inRoot('tests', 'bench', 'seed.ts'),
    inRoot('tests', 'bench', 'world.ts'),
    inRoot('tests', 'bench', 'words.ts'),
  ];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file));
  return `${messages}-${contacts}-${hash.digest('hex').slice(0, 12)}`;
}

/**
 * A data folder with so many messages and contacts in it, kept in `.cache` between runs.
 *
 * The server itself makes the schema and the workspace; the rows are then written in one transaction, with the indexes built afterwards. Without
 * ANALYZE, as the server never runs it: the planner then knows as little as it does in a real data folder.
 */
export async function seededFolder(size: Size): Promise<string> {
  const cache = inRoot('.cache', 'bench');
  const folder = join(cache, cacheKey(size));
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  for (const stale of readdirSync(cache).filter((name) => name.startsWith(`${size.messages}-`))) {
    rmSync(join(cache, stale), { recursive: true });
  }
  console.log(`Seeding ${size.messages} messages and ${size.contacts} contacts …`);
  const building = `${folder}.building`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building);
  const app = await startApp({ dataDir: building });
  await app.stop();
  const since = performance.now();
  fill(databaseFile(building), size);
  renameSync(building, folder);
  console.log(`  done in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  return folder;
}

function fill(file: string, size: Size): void {
  const database = new Database(file);
  database.pragma('journal_mode = OFF');
  database.pragma('synchronous = OFF');
  database.pragma('foreign_keys = OFF');
  database.pragma('cache_size = -500000');
  const workspace = database.prepare<[], { id: string }>('select id from workspace').get();
  if (workspace === undefined) throw new Error('The server has made no workspace.');

  const rebuildIndexes = dropSchema(database, 'index');
  // The server counts days from the messages when it first can.
  const restoreTriggers = dropSchema(database, 'trigger');
  database.exec('delete from flow_day; delete from flow_state; delete from flow_change;');
  database.exec('begin');
  writeContacts(database, workspace.id, size);
  const counters = writeMessages(database, workspace.id, size);
  writeCounters(database, workspace.id, counters.set('contacts', size.contacts));
  database.exec('commit');
  rebuildIndexes();
  // As the migration does for what is stored: the board shows conversations by their state.
  for (const statement of DERIVE_CONVERSATION_STATE) database.exec(statement);
  restoreTriggers();
  database.pragma('journal_mode = WAL');
  database.close();
}

/** @returns what makes them again. */
function dropSchema(database: Database.Database, type: 'index' | 'trigger'): () => void {
  const parts = database
    .prepare<[string], { name: string; sql: string }>(
      'select name, sql from sqlite_master where type = ? and sql is not null',
    )
    .all(type);
  for (const { name } of parts) database.exec(`drop ${type} "${name}"`);
  return () => {
    for (const { sql } of parts) database.exec(sql);
  };
}

function writeContacts(database: Database.Database, workspace: string, { messages, contacts }: Size): void {
  const insert = database.prepare(
    `insert into contact (id, workspace_id, name, email, company, channel_bits, last_message_at, created_at) values (?, ?, ?, ?, ?, 1, ?, ?)`,
  );
  const newest = messageAt(messages - 1, messages, contacts).sentAt;
  const indexContact = contactIndex(database, workspace);
  const filePerson = personFile(database, workspace);
  for (let index = 0; index < contacts; index += 1) {
    const contact = contactAt(index);
    insert.run(contact.id, workspace, contact.name, contact.email, contact.company, newest - index, newest);
    indexContact(contact, index + 1);
    filePerson(contact);
  }
}

/** Files contacts under what tells who they are, as the server does once after an import: else it would do that while it is measured. */
function personFile(database: Database.Database, workspace: string): (contact: SeedContact) => void {
  const file = database.prepare('insert into identity_key (workspace_id, key, contact_id) values (?, ?, ?)');
  return ({ id, name, company }) => {
    const person = { name, company, birthday: null, phones: [], points: [], signatureAddresses: [] };
    for (const key of identityKeys(person)) file.run(workspace, key, id);
  };
}

/** What most messages have: two reasons for their priority. */
const reasons = JSON.stringify([
  { code: 'question', points: 15, text: 'Asks a question' },
  { code: 'known', points: 10, text: 'You have written to each other before' },
]);

function writeMessages(
  database: Database.Database,
  workspace: string,
  { messages, contacts }: Size,
): Map<string, number> {
  const conversation = database.prepare(
    `insert into conversation (id, workspace_id, channel, contact_id, subject, message_count, first_message_at, last_message_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const message = database.prepare(
    `insert into message (id, workspace_id, conversation_id, contact_id, channel, direction, sent_at, subject, excerpt, status, priority,
       priority_reasons, is_urgent, is_read, dedupe_key, stored_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const body = database.prepare('insert into message_body (message_id, workspace_id, text) values (?, ?, ?)');
  const counters = new Map<string, number>();
  const searched = messageIndex(database, workspace, contacts);

  for (let index = 0; index < messages; index += 1) {
    const m = messageAt(index, messages, contacts);
    if (index % messagesPerConversation === 0) {
      const last = messageAt(Math.min(index + messagesPerConversation, messages) - 1, messages, contacts).sentAt;
      conversation.run(
        m.conversation,
        workspace,
        m.channel,
        m.contact,
        m.subject,
        messagesPerConversation,
        m.sentAt,
        last,
        m.sentAt,
      );
    }
    message.run(
      m.id,
      workspace,
      m.conversation,
      m.contact,
      m.channel,
      m.direction,
      m.sentAt,
      m.subject,
      m.excerpt,
      m.status,
      m.priority,
      reasons,
      m.isUrgent,
      m.isRead,
      m.dedupeKey,
      m.sentAt,
    );
    body.run(m.id, workspace, m.text);
    searched.add(m);
    for (const name of countersOf(m)) counters.set(name, (counters.get(name) ?? 0) + 1);
  }
  return counters;
}

/** Puts messages into the search index as the server does: their places are the seconds that they were sent in. */
function messageIndex(database: Database.Database, workspace: string, contacts: number) {
  const words = database.prepare(
    'insert into message_fts (rowid, workspace_id, contact, subject, body) values (?, ?, ?, ?, ?)',
  );
  const place = database.prepare('insert into message_fts_place (place, workspace_id, message_id) values (?, ?, ?)');
  const people = Array.from({ length: contacts }, (_, index) => contactAt(index));
  const names = new Map(people.map(({ id, name, email }) => [id, searchWords(`${name} ${email}`).join(' ')]));
  return {
    add(message: SeedMessage): void {
      const rowid = (message.sentAt / 1000) * 2 ** 20;
      place.run(rowid, workspace, message.id);
      words.run(rowid, workspace, names.get(message.contact), message.subject, message.text);
    },
  };
}

function contactIndex(database: Database.Database, workspace: string): (contact: SeedContact, place: number) => void {
  const entry = database.prepare(
    'insert into contact_fts_entry (place, workspace_id, contact_id, name_key, company_key, words) values (?, ?, ?, ?, ?, ?)',
  );
  const index = database.prepare('insert into contact_fts (rowid, workspace_id, words) values (?, ?, ?)');
  return ({ id, name, email, company }, place) => {
    const texts = { name, email, company, title: null, phone: null, handles: [], tags: [] };
    const words = contactSearchWords(texts)
      .map((word) => ` ${word}`)
      .join('');
    entry.run(place, workspace, id, nameSortKey(name), companySortKey(company, name), words);
    index.run(place, workspace, words);
  };
}

/** The names of the counters that one message adds to, as the server keeps them. */
const countersOf = (message: SeedMessage): string[] => [
  'messages',
  `tier:${priorityTier(message.priority)}`,
  `channel:${message.channel}:${priorityTier(message.priority)}`,
  `status:${message.status}:${priorityTier(message.priority)}`,
  `cell:${message.status}:${message.channel}:${priorityTier(message.priority)}`,
  `channel:${message.channel}`,
  `status:${message.status}`,
  `cell:${message.status}:${message.channel}`,
  ...(message.direction === 'inbound' && message.isRead === 0 ? ['unread'] : []),
  ...(message.isUrgent === 1 && message.status !== 'completed' ? ['urgent'] : []),
];

function writeCounters(database: Database.Database, workspace: string, counters: ReadonlyMap<string, number>): void {
  const write = database.prepare(
    'insert into stat_counter (workspace_id, name, value) values (?, ?, ?) on conflict do update set value = excluded.value',
  );
  for (const [name, value] of counters) write.run(workspace, name, value);
}
