import { dedupeKeyOf, foldQuotes } from '@concordia/channels/email';
import type { InboundEvent } from '@concordia/channels/port';
import type { IngestEvent } from '@concordia/contract/intake';
import { normalizeAddress } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { Arrivals } from '../inbound/arrivals.js';

export type Outcome = 'processed' | 'duplicate';

@Injectable()
export class EventArrivals {
  constructor(private readonly arrivals: Arrivals) {}

  /**
   * Stores an event's message, unless it is already stored.
   *
   * @param own our addresses, normalized by `normalizeAddress`: they never become contacts.
   * @throws DomainFailure `conflict` while an email to the same contact is being sent, since the event may describe that one.
   */
  async take(tx: WorkspaceTransaction, event: IngestEvent, own: ReadonlySet<string>): Promise<Outcome> {
    const arrival = await this.arrivals.take(tx, {
      provider: 'ingest',
      accountId: null,
      event: inboundOf(event, own),
      files: [],
    });
    if (arrival === 'sending') {
      throw new DomainFailure(
        'conflict',
        'SENDING_UNDER_WAY',
        'A message to one of these contacts is being sent. Try again soon.',
      );
    }
    return arrival === 'duplicate' ? 'duplicate' : 'processed';
  }
}

export function inboundOf({ type, timestamp, actors, artifacts, provenance }: IngestEvent, own: ReadonlySet<string>) {
  const author = kept(actors.from_email);
  const recipients = actors.to_emails.map(kept);
  const direction = directionOf(type, author, recipients, own);
  const other = direction === 'inbound' ? author : (recipients.find((address) => !own.has(address)) ?? null);
  const written = artifacts.body.replace(/\r\n?/g, '\n');
  const { visible, quoted, signature } = foldQuotes(written, artifacts.subject);
  const subject = artifacts.subject.trim() === '' ? null : artifacts.subject;
  const thread = unbracketed(artifacts.thread_id);
  const messageId = unbracketed(artifacts.message_id);
  return {
    kind: 'message',
    id: `ingest ${messageId}`,
    account: 'ingest',
    channel: 'email',
    at: timestamp,
    messageId,
    dedupeKey: dedupeKeyOf({
      messageId,
      from: mailbox(author),
      to: recipients.map(mailbox),
      date: timestamp,
      subject,
      text: written,
      visibleText: visible,
    }),
    direction,
    from: other ?? author,
    name: null,
    subject,
    text: visible,
    quotedText: quoted,
    signature,
    inReplyTo: null,
    // A conversation has one contact, but a thread may have many; the second reference separates them.
    references: [thread, ...(other === null ? [] : [`${thread}#${other}`])],
    // Messages to ourselves have no contact.
    isAutomatic: other === null,
    provenance,
  } satisfies InboundEvent;
}

/** Outbound if we wrote it, or if it is `email_sent` and no recipient is ours: owners do not always list every address they use. */
function directionOf(
  type: IngestEvent['type'],
  author: string,
  recipients: readonly string[],
  own: ReadonlySet<string>,
): 'inbound' | 'outbound' {
  if (own.has(author)) return 'outbound';
  const isToUs = recipients.some((address) => own.has(address));
  return type === 'email_sent' && !isToUs ? 'outbound' : 'inbound';
}

const mailbox = (address: string) => ({ name: null, address });

const kept = (address: string): string => normalizeAddress(address) ?? address.toLowerCase();

const unbracketed = (id: string): string => id.replace(/^<(.+)>$/u, '$1');
