import { createHash } from 'node:crypto';
import type { SendFailure } from '@concordia/domain';
import { fieldOf, type JsonFields, numberOf, textOf } from '../http/json.js';
import { bare, type MailFacts } from '../mail-message/index.js';

/** Metadata names that carry our Message-ID and key with an email and return them with its events. At most 20 characters. */
export const ID_METADATA = 'concordia-message-id';
export const KEY_METADATA = 'concordia-key';

/** The field of a stored record for when we received it, in ms since the epoch: Postmark leaves the time of some bounces out. */
export const RECEIVED_AT = 'concordiaReceivedAt';

type MailOutcome = Pick<MailFacts, 'receipt' | 'engagement' | 'consent'>;

const NOTHING: MailOutcome = { receipt: null, engagement: null, consent: null };

/** The fields with a record's time and recipient. */
const FIELDS = {
  Delivery: { at: 'DeliveredAt', address: 'Recipient' },
  Bounce: { at: 'BouncedAt', address: 'Email' },
  SpamComplaint: { at: 'BouncedAt', address: 'Email' },
  Open: { at: 'ReceivedAt', address: 'Recipient' },
  Click: { at: 'ReceivedAt', address: 'Recipient' },
  SubscriptionChange: { at: 'ChangedAt', address: 'Recipient' },
} as const;

type RecordType = keyof typeof FIELDS;

const isRecordType = (name: string): name is RecordType => Object.hasOwn(FIELDS, name);

/** One record of a webhook (postmarkapp.com/developer/webhooks). */
export function factsOf(event: JsonFields): MailFacts | null {
  const kind = textOf(event, 'RecordType') ?? '';
  if (kind === '') return null;
  const fields = isRecordType(kind) ? FIELDS[kind] : { at: 'ReceivedAt', address: 'Recipient' };
  const time = textOf(event, fields.at) ?? '';
  const written = Date.parse(time);
  const at = Number.isNaN(written) ? (arrivalOf(event, fields.at) ?? Number.NaN) : written;
  if (isRecordType(kind) && Number.isNaN(at)) return null;
  const address = (textOf(event, fields.address) ?? '').toLowerCase();
  const metadata = fieldOf(event, 'Metadata');
  const messageId = bare(textOf(metadata, ID_METADATA) ?? '');
  return {
    id: idOf(event, kind, [textOf(event, 'MessageID'), address, time]),
    at: Number.isNaN(at) ? 0 : at,
    address,
    messageId: messageId === '' ? null : messageId,
    key: textOf(metadata, KEY_METADATA),
    providerCode: textOf(event, 'Type') ?? textOf(event, 'SuppressionReason'),
    ...(isRecordType(kind) ? toldBy(kind, event) : NOTHING),
  };
}

/** When a bounce or complaint without a time of its own arrived. */
const arrivalOf = (event: JsonFields, field: string): number | null =>
  field === 'BouncedAt' ? numberOf(event, RECEIVED_AT) : null;

/** Bounces and complaints have ids; other records are identified by email, recipient and time. */
function idOf(event: JsonFields, kind: string, parts: readonly unknown[]): string {
  const id = numberOf(event, 'ID');
  const named =
    id === null ? createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40) : String(id);
  return `${kind}.${named}`.slice(0, 100);
}

function toldBy(kind: RecordType, event: JsonFields): MailOutcome {
  switch (kind) {
    case 'Delivery':
      return { ...NOTHING, receipt: { receipt: 'delivered', failure: null } };
    case 'Open':
      return { ...NOTHING, receipt: { receipt: 'read', failure: null }, engagement: 'open' };
    case 'Click':
      return { ...NOTHING, receipt: { receipt: 'read', failure: null }, engagement: 'click' };
    case 'SpamComplaint':
      return { ...NOTHING, engagement: 'complaint', consent: { consent: 'opted_out', by: kind } };
    case 'Bounce':
      return bounceOf(textOf(event, 'Type') ?? '');
    case 'SubscriptionChange':
      return subscriptionOf(event);
  }
}

const failed = (failure: SendFailure): MailOutcome => ({ ...NOTHING, receipt: { receipt: 'failed', failure } });

/** Kinds of bounces (postmarkapp.com/developer/api/bounce-api, "Bounce types"). Postmark counts automatic replies as bounces; we do not. */
function bounceOf(type: string): MailOutcome {
  switch (type) {
    case 'HardBounce':
    case 'BadEmailAddress':
    case 'ManuallyDeactivated':
    case 'SoftBounce':
    case 'DnsError':
      return { ...failed('recipient_unreachable'), engagement: type === 'HardBounce' ? 'bounce' : null };
    case 'Unsubscribe':
      return { ...NOTHING, engagement: 'unsubscribe', consent: { consent: 'opted_out', by: type } };
    case 'Subscribe':
      return { ...NOTHING, consent: { consent: 'opted_in', by: type } };
    case 'SpamComplaint':
      return { ...NOTHING, engagement: 'complaint', consent: { consent: 'opted_out', by: type } };
    case 'AutoResponder':
    case 'AddressChange':
    case 'Transient':
    case 'OpenRelayTest':
    case 'ChallengeVerification':
    case 'TemplateRenderingFailed':
      return NOTHING;
    default:
      return failed('rejected');
  }
}

/** An address was added to or removed from the suppression list. A bounce may report the cause as well. */
function subscriptionOf(event: JsonFields): MailOutcome {
  if (event.get('SuppressSending') === false)
    return { ...NOTHING, consent: { consent: 'opted_in', by: 'SubscriptionChange' } };
  const reason = textOf(event, 'SuppressionReason');
  if (reason !== 'ManualSuppression' && reason !== 'SpamComplaint') return NOTHING;
  // A click on "unsubscribe" is also a manual suppression.
  return {
    ...NOTHING,
    engagement: reason === 'SpamComplaint' || textOf(event, 'Origin') !== 'Recipient' ? null : 'unsubscribe',
    consent: { consent: 'opted_out', by: reason },
  };
}
