import type { SendFailure } from '@concordia/domain';
import { fieldOf, type JsonFields, listOf, textOf } from '../http/json.js';
import type { MailFacts, ReadFacts } from '../mail-message/index.js';

/** Stored event field that holds the SNS message id. */
export const SNS_ID = 'snsMessageId';

/** The tag that carries our key with an email and returns it with its events. */
export const KEY_TAG = 'concordia-key';

type MailOutcome = Pick<MailFacts, 'receipt' | 'engagement' | 'consent'>;

const NOTHING: MailOutcome = { receipt: null, engagement: null, consent: null };

/**
 * The Message-ID that SES assigns: the id from its response, at the region's domain. SES overwrites ours (docs.aws.amazon.com, "Amazon SES and header
 * fields").
 */
export const sesMessageId = (id: string, region: string): string =>
  `${id}@${region === 'us-east-1' ? 'email' : region}.amazonses.com`;

/** Event publishing uses `eventType`, feedback notifications `notificationType`. */
export const kindOf = (event: JsonFields): string =>
  textOf(event, 'eventType') ?? textOf(event, 'notificationType') ?? '';

/** Lists of the recipients whom one event concerns, if they are not those of the whole email. */
const LISTS = new Map([
  ['Bounce', 'bouncedRecipients'],
  ['Complaint', 'complainedRecipients'],
]);

/** An event about several recipients as one event for each, under ids of their own. @param id of the notification. */
export function eachRecipient(event: JsonFields, id: string): readonly JsonFields[] {
  const kind = kindOf(event);
  const about = fieldOf(event, detailOf(kind));
  const list = LISTS.get(kind);
  const concerned = list === undefined ? [] : listOf(about, list);
  if (list === undefined || about === null || concerned.length < 2) return [new Map([...event, [SNS_ID, id]])];
  return concerned.map((one, index) => {
    const detail = Object.fromEntries(new Map([...about, [list, [Object.fromEntries(one)]]]));
    return new Map([...event, [detailOf(kind), detail], [SNS_ID, index === 0 ? id : `${id}.${index}`]]);
  });
}

/** One event (docs.aws.amazon.com, "Contents of event data that Amazon SES publishes to Amazon SNS"). */
export function factsIn(region: string): ReadFacts {
  return (event) => {
    const kind = kindOf(event);
    const mail = fieldOf(event, 'mail');
    const id = textOf(event, SNS_ID);
    const mailId = textOf(mail, 'messageId');
    if (kind === '' || id === null || mail === null) return null;
    const about = fieldOf(event, detailOf(kind));
    const at = Date.parse(textOf(about, 'timestamp') ?? textOf(mail, 'timestamp') ?? '');
    if (Number.isNaN(at)) return null;
    return {
      id,
      at,
      address: addressOf(kind, about, mail).toLowerCase(),
      messageId: mailId === null ? null : sesMessageId(mailId, region),
      key: keyIn(mail),
      providerCode: codeOf(kind, about),
      ...toldBy(kind, about),
    };
  };
}

/** Every tag has a list of values. */
function keyIn(mail: JsonFields): string | null {
  const values: unknown = fieldOf(mail, 'tags')?.get(KEY_TAG);
  const first: unknown = Array.isArray(values) ? values[0] : null;
  return typeof first === 'string' ? first : null;
}

/** The detail field: `Bounce` has `bounce`, `Rendering Failure` has `failure`. */
function detailOf(kind: string): string {
  if (kind === 'Rendering Failure') return 'failure';
  return `${kind.slice(0, 1).toLowerCase()}${kind.slice(1)}`;
}

function addressOf(kind: string, about: JsonFields | null, mail: JsonFields): string {
  const listed = LISTS.get(kind);
  const named = listed === undefined ? null : textOf(listOf(about, listed)[0] ?? null, 'emailAddress');
  const to: unknown = mail.get('destination');
  const first: unknown = Array.isArray(to) ? to[0] : null;
  return named ?? (typeof first === 'string' ? first : '');
}

function codeOf(kind: string, about: JsonFields | null): string | null {
  if (kind === 'Bounce')
    return textOf(listOf(about, 'bouncedRecipients')[0] ?? null, 'status') ?? textOf(about, 'bounceSubType');
  return kind === 'Reject' ? textOf(about, 'reason') : null;
}

function toldBy(kind: string, about: JsonFields | null): MailOutcome {
  switch (kind) {
    case 'Send':
      return { ...NOTHING, receipt: { receipt: 'sent', failure: null } };
    case 'Delivery':
      return { ...NOTHING, receipt: { receipt: 'delivered', failure: null } };
    case 'Open':
      return { ...NOTHING, receipt: { receipt: 'read', failure: null }, engagement: 'open' };
    case 'Click':
      return { ...NOTHING, receipt: { receipt: 'read', failure: null }, engagement: 'click' };
    case 'Bounce':
      return bounceOf(about);
    case 'Reject':
    case 'Rendering Failure':
      return { ...NOTHING, receipt: { receipt: 'failed', failure: 'rejected' } };
    case 'Complaint':
      return textOf(about, 'complaintFeedbackType') === 'not-spam'
        ? NOTHING
        : { ...NOTHING, engagement: 'complaint', consent: { consent: 'opted_out', by: 'complaint' } };
    case 'Subscription':
      return fieldOf(about, 'newTopicPreferences')?.get('unsubscribeAll') === true
        ? { ...NOTHING, engagement: 'unsubscribe', consent: { consent: 'opted_out', by: 'unsubscribe' } }
        : NOTHING;
    default:
      return NOTHING;
  }
}

/** Only a permanent bounce means an invalid address. */
function bounceOf(about: JsonFields | null): MailOutcome {
  const failed = (failure: SendFailure): MailOutcome => ({ ...NOTHING, receipt: { receipt: 'failed', failure } });
  if (textOf(about, 'bounceType') === 'Permanent') return { ...failed('recipient_unreachable'), engagement: 'bounce' };
  switch (textOf(about, 'bounceSubType')) {
    case 'MessageTooLarge':
      return failed('too_long');
    case 'ContentRejected':
    case 'AttachmentRejected':
      return failed('rejected');
    default:
      return failed('recipient_unreachable');
  }
}
