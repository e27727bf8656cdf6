import { SECOND, type SendFailure } from '@concordia/domain';
import { fieldOf, type JsonFields, numberOf, textOf } from '../http/json.js';
import { bare, type MailFacts } from '../mail-message/index.js';

/** The variable that carries our key with an email and returns it with its events. */
export const KEY_VARIABLE = 'concordia_key';

type MailOutcome = Pick<MailFacts, 'receipt' | 'engagement' | 'consent'>;

const NOTHING: MailOutcome = { receipt: null, engagement: null, consent: null };

/** `event-data` of a webhook (documentation.mailgun.com, "Webhook payloads"). */
export function factsOf(event: JsonFields): MailFacts | null {
  const id = textOf(event, 'id');
  const seconds = numberOf(event, 'timestamp');
  const kind = textOf(event, 'event');
  if (id === null || id === '' || seconds === null || kind === null) return null;
  const messageId = bare(textOf(fieldOf(fieldOf(event, 'message'), 'headers'), 'message-id') ?? '');
  return {
    id,
    at: Math.round(seconds * SECOND),
    address: (textOf(event, 'recipient') ?? '').toLowerCase(),
    messageId: messageId === '' ? null : messageId,
    key: textOf(fieldOf(event, 'user-variables'), KEY_VARIABLE),
    providerCode: codeOf(event),
    ...toldBy(kind, event),
  };
}

function codeOf(event: JsonFields): string | null {
  const code = numberOf(fieldOf(event, 'delivery-status'), 'code');
  return code === null || code === 0 ? textOf(event, 'reason') : String(code);
}

function toldBy(kind: string, event: JsonFields): MailOutcome {
  switch (kind) {
    case 'accepted':
      return { ...NOTHING, receipt: { receipt: 'sent', failure: null } };
    case 'delivered':
      return { ...NOTHING, receipt: { receipt: 'delivered', failure: null } };
    case 'failed':
      return textOf(event, 'severity') === 'permanent' ? failedFor(textOf(event, 'reason') ?? '') : NOTHING;
    case 'rejected':
      return { ...NOTHING, receipt: { receipt: 'failed', failure: 'rejected' } };
    case 'opened':
    case 'clicked':
      // Set by mail proxies that prefetch images.
      return (textOf(fieldOf(event, 'client-info'), 'bot') ?? '') !== ''
        ? NOTHING
        : { ...NOTHING, receipt: { receipt: 'read', failure: null }, engagement: kind === 'opened' ? 'open' : 'click' };
    case 'unsubscribed':
      return { ...NOTHING, engagement: 'unsubscribe', consent: { consent: 'opted_out', by: kind } };
    case 'complained':
      return { ...NOTHING, engagement: 'complaint', consent: { consent: 'opted_out', by: kind } };
    default:
      return NOTHING;
  }
}

/** Mailgun suppresses recipients known to be unwilling or unreachable without trying. */
function failedFor(reason: string): MailOutcome {
  const failed = (failure: SendFailure): MailOutcome => ({ ...NOTHING, receipt: { receipt: 'failed', failure } });
  if (reason === 'suppress-unsubscribe' || reason === 'suppress-complaint') return failed('opted_out');
  if (reason === 'suppress-bounce' || reason === 'old') return failed('recipient_unreachable');
  return { ...failed('recipient_unreachable'), engagement: 'bounce' };
}
