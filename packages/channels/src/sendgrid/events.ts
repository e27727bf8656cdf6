import { SECOND } from '@concordia/domain';
import { type JsonFields, numberOf, textOf } from '../http/json.js';
import { bare, type MailFacts } from '../mail-message/index.js';

/** Argument names that carry our Message-ID and key with an email and return them with its events. */
export const ID_ARGUMENT = 'concordia_message_id';
export const KEY_ARGUMENT = 'concordia_key';

type MailOutcome = Pick<MailFacts, 'receipt' | 'engagement' | 'consent'>;

const NOTHING: MailOutcome = { receipt: null, engagement: null, consent: null };

/** One event of the event webhook (docs.sendgrid.com, "Event webhook reference"). */
export function factsOf(event: JsonFields): MailFacts | null {
  const id = textOf(event, 'sg_event_id');
  const seconds = numberOf(event, 'timestamp');
  const kind = textOf(event, 'event');
  if (id === null || id === '' || seconds === null || kind === null) return null;
  const messageId = bare(textOf(event, ID_ARGUMENT) ?? textOf(event, 'smtp-id') ?? '');
  return {
    id,
    at: Math.round(seconds * SECOND),
    address: (textOf(event, 'email') ?? '').toLowerCase(),
    messageId: messageId === '' ? null : messageId,
    key: textOf(event, KEY_ARGUMENT),
    providerCode: textOf(event, 'status') ?? textOf(event, 'reason')?.slice(0, 100) ?? null,
    ...toldBy(kind, event),
  };
}

function toldBy(kind: string, event: JsonFields): MailOutcome {
  switch (kind) {
    case 'processed':
      return { ...NOTHING, receipt: { receipt: 'sent', failure: null } };
    case 'delivered':
      return { ...NOTHING, receipt: { receipt: 'delivered', failure: null } };
    case 'open':
      // Apple's proxy opens every email, so this says nothing about a reader.
      return event.get('sg_machine_open') === true
        ? NOTHING
        : { ...NOTHING, receipt: { receipt: 'read', failure: null }, engagement: 'open' };
    case 'click':
      return { ...NOTHING, receipt: { receipt: 'read', failure: null }, engagement: 'click' };
    case 'bounce':
      // A blocked email may be accepted later; the address is valid.
      return textOf(event, 'type') === 'blocked'
        ? { ...NOTHING, receipt: { receipt: 'failed', failure: 'rejected' } }
        : { ...NOTHING, receipt: { receipt: 'failed', failure: 'recipient_unreachable' }, engagement: 'bounce' };
    case 'dropped':
      return { ...NOTHING, receipt: { receipt: 'failed', failure: droppedFor(textOf(event, 'reason') ?? '') } };
    case 'spamreport':
      return { ...NOTHING, engagement: 'complaint', consent: { consent: 'opted_out', by: kind } };
    case 'unsubscribe':
    case 'group_unsubscribe':
      return { ...NOTHING, engagement: 'unsubscribe', consent: { consent: 'opted_out', by: kind } };
    case 'group_resubscribe':
      return { ...NOTHING, consent: { consent: 'opted_in', by: kind } };
    default:
      return NOTHING;
  }
}

/** SendGrid drops emails to addresses it knows to be unwilling or invalid. */
function droppedFor(reason: string): 'recipient_unreachable' | 'opted_out' | 'rejected' {
  if (/unsubscribed|spam report/i.test(reason)) return 'opted_out';
  return /^bounced|^invalid$/i.test(reason) ? 'recipient_unreachable' : 'rejected';
}
