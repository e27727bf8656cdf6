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
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Messages of a person that are read at a time. */
const PAGE = 200;
/** Bodies are long and only their beginning is read; so much is fetched, in characters. */
const FETCHED = 8_000;

const ListSchema = z.array(z.string());
const FieldsSchema = z.array(z.object({ key: z.string(), value: z.string() }));
const PHONE_CHANNELS: ReadonlySet<string> = new Set(['sms', 'whatsapp']);

/** What messages tell: of the person they are with, and of ourselves where we wrote. */
export interface Readings {
  readonly theirs: Reading[];
  readonly ours: Reading[];
}

/** Reads cards and messages, as they are stored, for what they tell. */
@Injectable()
export class SelectorFacts {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** What a contact's card tells; `null` when the contact is gone. */
  async card(contactId: string): Promise<Reading | null> {
    const contact = await this.db.read
      .selectFrom('contact')
      .select(['title', 'company', 'email', 'phone', 'created_at'])
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (contact === undefined) return null;
    const points = await this.db.read
      .selectFrom('contact_point')
      .select(['channel', 'handle'])
      .where('contact_id', '=', contactId)
      .orderBy('created_at')
      .orderBy('id')
      .limit(100)
      .execute();
    const profile = await this.db.read
      .selectFrom('contact_profile')
      .select('custom_fields')
      .where('contact_id', '=', contactId)
      .executeTakeFirst();
    const { title, company, email, phone, created_at: at } = contact;
    const emails = points.filter(({ channel }) => channel === 'email').map(({ handle }) => handle);
    const phones = points.filter(({ channel }) => PHONE_CHANNELS.has(channel)).map(({ handle }) => handle);
    const card = {
      title,
      company,
      emails: email === null ? emails : [email, ...emails],
      phones: phone === null ? phones : [phone, ...phones],
      fields: profile === undefined ? [] : FieldsSchema.parse(JSON.parse(profile.custom_fields)),
    };
    return { found: selectorsOfContact(card), messageId: null, at };
  }

  /** What our own addresses tell. */
  async ownCard(): Promise<Reading> {
    const { own_addresses, created_at: at } = await this.db.read
      .selectFrom('workspace')
      .select(['own_addresses', 'created_at'])
      .executeTakeFirstOrThrow();
    const emails = ListSchema.parse(JSON.parse(own_addresses));
    const card = { title: null, company: null, emails, phones: [], fields: [] };
    return { found: selectorsOfContact(card), messageId: null, at };
  }

  /** What all messages with a contact tell, some at a time, oldest first. */
  async *ofContact(contactId: string): AsyncGenerator<Readings> {
    let after = { sent_at: Number.MIN_SAFE_INTEGER, id: '' };
    for (;;) {
      const { sent_at, id } = after;
      const rows = await this.#messages()
        .where('message.contact_id', '=', contactId)
        .where((eb) =>
          eb.or([
            eb('message.sent_at', '>', sent_at),
            ...(id === '' ? [] : [eb.and([eb('message.sent_at', '=', sent_at), eb('message.id', '>', id)])]),
          ]),
        )
        .orderBy('message.sent_at')
        .orderBy('message.id')
        .limit(PAGE)
        .execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      yield told(rows);
      if (rows.length < PAGE) return;
      after = last;
    }
  }

  /** What these messages tell, as far as they are still with the contact. */
  async ofMessages(contactId: string, ids: readonly string[]): Promise<Readings> {
    // PostgreSQL has no empty list.
    if (ids.length === 0) return told([]);
    const rows = await this.#messages()
      .where('message.id', 'in', [...ids])
      .where('message.contact_id', '=', contactId)
      .execute();
    return told(rows);
  }

  #messages() {
    return this.db.read
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .leftJoin('message_trace', 'message_trace.message_id', 'message.id')
      .select((eb) => [
        'message.id',
        'message.sent_at',
        'message.channel',
        'message.direction',
        'message.kind',
        'message.subject',
        'message_body.signature',
        'message_body.from_name',
        'message_body.from_address',
        'message_trace.message_id as traced',
        'message_trace.user_agent',
        'message_trace.organization',
        'message_trace.languages',
        'message_trace.addresses',
        'message_trace.provenance',
        eb.fn<string>('substr', ['message_body.text', eb.val(1), eb.val(FETCHED)]).as('text'),
      ]);
  }
}

interface MessageRow {
  readonly id: string;
  readonly sent_at: number;
  readonly channel: string;
  readonly direction: 'inbound' | 'outbound';
  readonly kind: string;
  readonly subject: string | null;
  readonly text: string;
  readonly signature: string | null;
  readonly from_name: string | null;
  readonly from_address: string | null;
  readonly traced: string | null;
  readonly user_agent: string | null;
  readonly organization: string | null;
  readonly languages: string | null;
  readonly addresses: string | null;
  readonly provenance: string | null;
}

function told(rows: readonly MessageRow[]): Readings {
  const theirs: Reading[] = [];
  const ours: Reading[] = [];
  for (const row of rows) {
    const about = { messageId: row.id, at: row.sent_at };
    const trace = traceOf(row);
    if (row.direction === 'inbound' && row.kind === 'personal') theirs.push({ found: foundIn(row, trace), ...about });
    // Of ourselves our programs tell; what we write is about them.
    if (row.direction === 'outbound' && trace !== null) ours.push({ found: selectorsOfTrace(trace), ...about });
  }
  return { theirs, ours };
}

function foundIn(row: MessageRow, trace: MailTrace | null) {
  const isMail = row.channel === 'email';
  const sender = { name: row.from_name, address: row.from_address };
  return selectorsOfMessage({
    subject: row.subject,
    text: row.text,
    fromAddress: isMail ? row.from_address : null,
    signature: row.signature === null || !isMail ? null : readSignature(row.signature, sender),
    trace,
    isTold: row.provenance !== null,
  });
}

function traceOf({ traced, user_agent, organization, languages, addresses }: MessageRow): MailTrace | null {
  if (traced === null) return null;
  const list = (json: string | null) => ListSchema.parse(JSON.parse(json ?? '[]'));
  return { userAgent: user_agent, organization, languages: list(languages), addresses: list(addresses) };
}
