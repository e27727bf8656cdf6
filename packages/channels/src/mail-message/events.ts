import { createHash } from 'node:crypto';
import type { SendFailure } from '@concordia/domain';
import { fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
import type { ChannelEnvelope, ChannelEvent, ConsentEvent, EngagementEvent, ReceiptEvent } from '../port/adapter.js';

/** What a provider tells of a mail that we sent. One telling can be a receipt, an engagement and a change of consent at once. */
export interface MailFacts {
  /** The provider's id of the telling. */
  readonly id: string;
  /** ms since the epoch. */
  readonly at: number;
  /** The recipient. */
  readonly address: string;
  /** The Message-ID that the recipient sees, without brackets; `null` when it is about no mail. */
  readonly messageId: string | null;
  /** The key that we sent along with it; `null` when it did not come back. */
  readonly key: string | null;
  readonly receipt: { readonly receipt: ReceiptEvent['receipt']; readonly failure: SendFailure | null } | null;
  /** The provider's own word or number for what went wrong. */
  readonly providerCode: string | null;
  readonly engagement: EngagementEvent['action'] | null;
  readonly consent: { readonly consent: ConsentEvent['consent']; readonly by: string } | null;
}

/** Reads one telling; `null` when it is not what the provider documents. */
export type ReadFacts = (event: JsonFields) => MailFacts | null;

const ASPECTS = ['receipt', 'engagement', 'consent'] as const;
type Aspect = (typeof ASPECTS)[number];

/** The longest id that an envelope may have. */
const LONGEST_ID = 180;

/**
 * One envelope for each of our events that a telling is, with ids of their own: `<id>.receipt`, `<id>.engagement`, `<id>.consent`. What tells
 * nothing that we keep is one envelope that will be ignored, and what cannot be read is one that will fail, so that the others of its
 * webhook are taken.
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
  // A receipt of a mail that nobody can name is of no use.
  const told = ASPECTS.filter((aspect) => facts[aspect] !== null && (aspect !== 'receipt' || facts.messageId !== null));
  return told.length === 0 ? ['nothing'] : told;
}

/** Reads an envelope of {@link splitFacts}; what is of another kind is given to `readMail`. */
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
    return { ...base, kind: 'receipt', messageId, ...receipt, providerCode: code, idempotencyKey: key };
  }
  if (aspect === 'engagement')
    return engagement === null ? null : { ...base, kind: 'engagement', action: engagement, address, messageId };
  return consent === null ? null : { ...base, kind: 'consent', from: address, ...consent };
}
