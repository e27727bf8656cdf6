import { createHash } from 'node:crypto';
import type { SendFailure } from '@concordia/domain';
import { fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
import type { ChannelEnvelope, ChannelEvent, ConsentEvent, EngagementEvent, ReceiptEvent } from '../port/adapter.js';

/** A provider's event about a sent email. One event can be a receipt, an engagement and a consent change at once. */
export interface MailFacts {
  readonly id: string;
  /** ms since the epoch. */
  readonly at: number;
  /** The recipient. */
  readonly address: string;
  /** The Message-ID that the recipient sees, without brackets; `null` if the event is not about an email. */
  readonly messageId: string | null;
  /** The key sent with the email; `null` if it was not returned. */
  readonly key: string | null;
  readonly receipt: { readonly receipt: ReceiptEvent['receipt']; readonly failure: SendFailure | null } | null;
  /** The provider's own error code or text. */
  readonly providerCode: string | null;
  readonly engagement: EngagementEvent['action'] | null;
  readonly consent: { readonly consent: ConsentEvent['consent']; readonly by: string } | null;
}

/** Reads one event; `null` if it does not match the provider's documentation. */
export type ReadFacts = (event: JsonFields) => MailFacts | null;

const ASPECTS = ['receipt', 'engagement', 'consent'] as const;
type Aspect = (typeof ASPECTS)[number];

const LONGEST_ID = 180;

/**
 * Splits a provider event into one envelope per aspect, with distinct ids: `<id>.receipt`, `<id>.engagement`, `<id>.consent`. An event without
 * relevant aspects becomes one envelope that is ignored. An unreadable one becomes an envelope that fails, so that the rest of the webhook is
 * accepted.
 */
export function splitFacts(account: string, event: JsonFields, readFacts: ReadFacts): readonly ChannelEnvelope[] {
  const facts = readFacts(event);
  const content = JSON.stringify(Object.fromEntries(event));
  const known = facts?.id ?? '';
  const id = known === '' || known.length > LONGEST_ID ? createHash('sha256').update(content).digest('hex') : known;
  return aspectsOf(facts).map((aspect) => ({
    id: `${id}.${aspect}`,
    account,
    raw: `{"account":${JSON.stringify(account)},"aspect":"${aspect}","event":${content}}`,
  }));
}

function aspectsOf(facts: MailFacts | null): readonly (Aspect | 'nothing' | 'unread')[] {
  if (facts === null) return ['unread'];
  // A receipt without a Message-ID is useless.
  const told = ASPECTS.filter((aspect) => facts[aspect] !== null && (aspect !== 'receipt' || facts.messageId !== null));
  return told.length === 0 ? ['nothing'] : told;
}

/** Reads an envelope from {@link splitFacts}; passes other kinds to `readMail`. */
export function parseMailEnvelope(
  raw: string,
  readFacts: ReadFacts,
  readMail: (envelope: JsonFields) => ChannelEvent | 'ignored' | null,
): ChannelEvent | 'ignored' | null {
  const envelope = fieldsOf(jsonOf(raw));
  const kind = textOf(envelope, 'aspect');
  const account = textOf(envelope, 'account');
  if (envelope === null || account === null) return null;
  if (kind === 'mail') return readMail(envelope);
  if (kind === 'nothing') return 'ignored';
  const event = fieldsOf(envelope.get('event'));
  const aspect = ASPECTS.find((one) => one === kind);
  const facts = event === null ? null : readFacts(event);
  return facts === null || aspect === undefined ? null : eventOf(account, facts, aspect);
}

function eventOf(account: string, facts: MailFacts, aspect: Aspect): ChannelEvent | null {
  const { address, messageId, key, receipt, engagement, consent, providerCode } = facts;
  const base = { id: `${facts.id}.${aspect}`, account, channel: 'email', at: facts.at } as const;
  if (aspect === 'receipt') {
    if (receipt === null || messageId === null) return null;
    const failed = receipt.receipt === 'failed';
    const code = failed ? providerCode : null;
    const recipient = address === '' ? {} : { recipient: address };
    return { ...base, kind: 'receipt', messageId, ...recipient, ...receipt, providerCode: code, idempotencyKey: key };
  }
  if (aspect === 'engagement')
    return engagement === null ? null : { ...base, kind: 'engagement', action: engagement, address, messageId };
  return consent === null ? null : { ...base, kind: 'consent', from: address, ...consent };
}
