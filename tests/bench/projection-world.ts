import { DAY, HOUR } from '@concordia/domain';
import type { PersonFacts, PersonMessage } from '@concordia/domain/graph';
import type Database from 'better-sqlite3';
import { nameOf } from './words.ts';

/** The people and messages of the bench of the stored graph: the same ones on every machine, computed from their numbers alone. */

/** Each has a relationship in either direction with the owner, and one with the company: a million of them. */
export const people = 333_334;
export const relationships = people * 3;

const COLLEAGUES = 10;

/** A UUID version 7 whose order is the order of its numbers. */
const uuid = (kind: number, index: number): string =>
  `0199f3a2-7c1e-7${kind.toString(16).padStart(3, '0')}-8000-${index.toString(16).padStart(12, '0')}`;

/** A person, each with one conversation. */
export interface BenchPerson extends PersonFacts {
  readonly conversation: string;
}

export function personAt(index: number): BenchPerson {
  const company = Math.floor(index / COLLEAGUES);
  return {
    id: uuid(1, index),
    name: nameOf(index),
    title: null,
    email: `person${index}@company${company}.example`,
    company: `${nameOf(10_000_000 + company)} ${company}`,
    location: null,
    conversation: uuid(2, index),
  };
}

/** What a person wrote, and the owner's answer an hour later. */
export function messagesOf({ id, conversation }: BenchPerson, index: number, now: number): PersonMessage[] {
  const at = now - DAY * (1 + (index % 60)) - index;
  const common = { contact: id, conversation, kind: 'personal' } as const;
  return [
    { ...common, direction: 'inbound', isByPerson: false, at },
    { ...common, direction: 'outbound', isByPerson: true, at: at + HOUR },
  ];
}

/** Writes people and messages as they come in, without what the graph does not read. @param kind of the ids of these messages. */
export function writerOf(database: Database.Database, workspace: string, kind: number) {
  const contact = database.prepare(
    'insert into contact (id, workspace_id, name, email, company, channel_bits, last_message_at, created_at) values (?, ?, ?, ?, ?, 1, ?, ?)',
  );
  const conversation = database.prepare(
    `insert into conversation (id, workspace_id, channel, contact_id, message_count, first_message_at, last_message_at, created_at)
     values (?, ?, 'email', ?, 2, ?, ?, ?)`,
  );
  const message = database.prepare(
    `insert into message (id, workspace_id, conversation_id, contact_id, channel, direction, sent_at, excerpt, status, priority, priority_reasons,
       is_urgent, is_read, dedupe_key, stored_at) values (?, ?, ?, ?, 'email', ?, ?, '', 'completed', 20, '[]', 0, 1, ?, ?)`,
  );
  let written = 0;
  return {
    person(person: BenchPerson, now: number): void {
      contact.run(person.id, workspace, person.name, person.email, person.company, now, now);
      conversation.run(person.conversation, workspace, person.id, now, now, now);
    },
    message({ contact: whose, conversation: where, direction, at }: PersonMessage): void {
      written += 1;
      const id = uuid(kind, written);
      message.run(id, workspace, where, whose, direction, at, id, at);
    },
  };
}
