import { readSignature } from '@concordia/channels/email';
import {
  type MailTrace,
  type Reading,
  selectorsOfContact,
  selectorsOfMessage,
  selectorsOfTrace,
} from '@concordia/domain/selectors';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type FactMessage, type MessagePlace, SelectorFactsRepository } from './selector-facts.repository.js';

/** Messages read at once. */
const PAGE = 200;

const ListSchema = z.array(z.string());
const FieldsSchema = z.array(z.object({ key: z.string(), value: z.string() }));
const PHONE_CHANNELS: ReadonlySet<string> = new Set(['sms', 'whatsapp']);

/** Facts from messages: about the contact, and about ourselves where we wrote. */
export interface Readings {
  readonly theirs: Reading[];
  readonly ours: Reading[];
}

@Injectable()
export class SelectorFacts {
  constructor(private readonly rows: SelectorFactsRepository) {}

  async card(contactId: string): Promise<Reading | null> {
    const contact = await this.rows.contact(contactId);
    if (contact === undefined) return null;
    const points = await this.rows.points(contactId);
    const fields = await this.rows.customFields(contactId);
    const { title, company, email, phone, created_at: at } = contact;
    const emails = points.filter(({ channel }) => channel === 'email').map(({ handle }) => handle);
    const phones = points.filter(({ channel }) => PHONE_CHANNELS.has(channel)).map(({ handle }) => handle);
    const card = {
      title,
      company,
      emails: email === null ? emails : [email, ...emails],
      phones: phone === null ? phones : [phone, ...phones],
      fields: fields === null ? [] : FieldsSchema.parse(JSON.parse(fields)),
    };
    return { found: selectorsOfContact(card), messageId: null, at };
  }

  async ownCard(): Promise<Reading> {
    const { own_addresses, created_at: at } = await this.rows.workspace();
    const emails = ListSchema.parse(JSON.parse(own_addresses));
    const card = { title: null, company: null, emails, phones: [], fields: [] };
    return { found: selectorsOfContact(card), messageId: null, at };
  }

  /** Facts from all of a contact's messages, in pages, oldest first. */
  async *ofContact(contactId: string): AsyncGenerator<Readings> {
    let after: MessagePlace = { sent_at: Number.MIN_SAFE_INTEGER, id: '' };
    for (;;) {
      const rows = await this.rows.messagesAfter(contactId, after, PAGE);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield readingsOf(rows);
      if (rows.length < PAGE) return;
      after = last;
    }
  }

  /** Facts from the messages that still belong to the contact. */
  async ofMessages(contactId: string, ids: readonly string[]): Promise<Readings> {
    // PostgreSQL has no empty list.
    if (ids.length === 0) return readingsOf([]);
    return readingsOf(await this.rows.messages(contactId, ids));
  }
}

function readingsOf(rows: readonly FactMessage[]): Readings {
  const theirs: Reading[] = [];
  const ours: Reading[] = [];
  for (const row of rows) {
    const about = { messageId: row.id, at: row.sent_at };
    const trace = traceOf(row);
    if (row.direction === 'inbound' && row.kind === 'personal') theirs.push({ found: foundIn(row, trace), ...about });
    // Our messages' headers describe us; their texts describe the contact.
    if (row.direction === 'outbound' && trace !== null) ours.push({ found: selectorsOfTrace(trace), ...about });
  }
  return { theirs, ours };
}

function foundIn(row: FactMessage, trace: MailTrace | null) {
  const isMail = row.channel === 'email';
  const sender = { name: row.from_name, address: row.from_address };
  return selectorsOfMessage({
    subject: row.subject,
    text: row.text,
    fromAddress: isMail ? row.from_address : null,
    signature: row.signature === null || !isMail ? null : readSignature(row.signature, sender),
    trace,
    shouldNotify: row.provenance !== null,
  });
}

function traceOf({ traced, user_agent, organization, languages, addresses }: FactMessage): MailTrace | null {
  if (traced === null) return null;
  const list = (json: string | null) => ListSchema.parse(JSON.parse(json ?? '[]'));
  return { userAgent: user_agent, organization, languages: list(languages), addresses: list(addresses) };
}
