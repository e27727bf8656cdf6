import { describe, expect, it } from 'vitest';
import { fieldsOf, type JsonFields } from '../http/json.js';
import { factsOf as mailgunFacts } from '../mailgun/events.js';
import { factsOf as postmarkFacts } from '../postmark/events.js';
import { factsOf as sendgridFacts } from '../sendgrid/events.js';
import { factsIn, SNS_ID, sesMessageId } from '../ses/events.js';
import type { MailFacts } from './events.js';

// What each provider's event means, in full; bodies after the shapes that the providers document.

const fields = (event: object): JsonFields => fieldsOf(event) ?? new Map();

type MailOutcome = Pick<MailFacts, 'receipt' | 'engagement' | 'consent'>;
const NOTHING: MailOutcome = { receipt: null, engagement: null, consent: null };
const SENT: MailOutcome = { ...NOTHING, receipt: { receipt: 'sent', failure: null } };
const DELIVERED: MailOutcome = { ...NOTHING, receipt: { receipt: 'delivered', failure: null } };
const read = (engagement: 'open' | 'click'): MailOutcome => ({
  ...NOTHING,
  receipt: { receipt: 'read', failure: null },
  engagement,
});
const failed = (failure: 'recipient_unreachable' | 'rejected' | 'opted_out' | 'too_long'): MailOutcome => ({
  ...NOTHING,
  receipt: { receipt: 'failed', failure },
});
const BOUNCED: MailOutcome = { ...failed('recipient_unreachable'), engagement: 'bounce' };
const left = (engagement: 'unsubscribe' | 'complaint' | null, by: string): MailOutcome => ({
  ...NOTHING,
  engagement,
  consent: { consent: 'opted_out', by },
});
const returned = (by: string): MailOutcome => ({ ...NOTHING, consent: { consent: 'opted_in', by } });

const SECONDS = 1_763_629_200.25;
const AT = Math.round(SECONDS * 1_000);

describe('Mailgun', () => {
  const event = (more: object) =>
    mailgunFacts(
      fields({
        id: 'e1',
        timestamp: SECONDS,
        event: 'delivered',
        recipient: 'Ann@A.example',
        message: { headers: { 'message-id': '<m1@mg.example>' } },
        'user-variables': { concordia_key: 'k' },
        ...more,
      }),
    );
  const about = {
    id: 'e1',
    at: AT,
    address: 'ann@a.example',
    messageId: 'm1@mg.example',
    key: 'k',
    providerCode: null,
  };

  it.each([
    ['accepted', {}, SENT],
    ['delivered', {}, DELIVERED],
    ['opened', {}, read('open')],
    ['clicked', { 'client-info': { bot: '' } }, read('click')],
    ['clicked', { 'client-info': { bot: 'gmail' } }, NOTHING],
    ['failed', { severity: 'temporary' }, NOTHING],
    ['failed', { severity: 'permanent' }, BOUNCED],
    ['rejected', {}, failed('rejected')],
    ['unsubscribed', {}, left('unsubscribe', 'unsubscribed')],
    ['complained', {}, left('complaint', 'complained')],
    ['stored', {}, NOTHING],
  ])('%s with %j', (kind, more, told) => {
    expect(event({ event: kind, ...more })).toEqual({ ...about, ...told });
  });

  it.each([
    [{ 'delivery-status': { code: 550 }, reason: 'bounce' }, '550'],
    [{ 'delivery-status': { code: 0 }, reason: 'old' }, 'old'],
    [{ reason: 'old' }, 'old'],
  ])('%j has the code %s', (more, providerCode) => {
    expect(event(more)).toMatchObject({ providerCode });
  });

  it('may leave out the mail, the recipient and the key', () => {
    expect(event({ message: {}, recipient: null, 'user-variables': null })).toMatchObject({
      address: '',
      messageId: null,
      key: null,
    });
    expect(event({ id: '' })).toBeNull();
  });
});

describe('SendGrid', () => {
  const event = (more: object) =>
    sendgridFacts(
      fields({
        sg_event_id: 'e1',
        timestamp: SECONDS,
        event: 'delivered',
        email: 'Ann@A.example',
        concordia_message_id: 'm1@b.example',
        concordia_key: 'k',
        ...more,
      }),
    );
  const about = { id: 'e1', at: AT, address: 'ann@a.example', messageId: 'm1@b.example', key: 'k', providerCode: null };

  it.each([
    ['processed', {}, SENT],
    ['delivered', {}, DELIVERED],
    ['open', {}, read('open')],
    ['open', { sg_machine_open: false }, read('open')],
    ['open', { sg_machine_open: true }, NOTHING],
    ['click', {}, read('click')],
    ['bounce', {}, BOUNCED],
    ['bounce', { type: 'blocked' }, failed('rejected')],
    ['dropped', {}, failed('rejected')],
    ['spamreport', {}, left('complaint', 'spamreport')],
    ['unsubscribe', {}, left('unsubscribe', 'unsubscribe')],
    ['group_unsubscribe', {}, left('unsubscribe', 'group_unsubscribe')],
    ['group_resubscribe', {}, returned('group_resubscribe')],
    ['deferred', {}, NOTHING],
  ])('%s with %j', (kind, more, told) => {
    expect(event({ event: kind, ...more })).toEqual({ ...about, ...told });
  });

  it.each([
    ['Spam Reporting Address', 'opted_out'],
    ['Spam Content (if spam checker app enabled)', 'rejected'],
    ['unsubscribed', 'opted_out'],
    ['bounced', 'recipient_unreachable'],
    ['Not bounced', 'rejected'],
    ['invalid', 'recipient_unreachable'],
    ['Not invalid', 'rejected'],
  ])('drops for %j: %s', (reason, failure) => {
    expect(event({ event: 'dropped', reason })).toMatchObject({ receipt: { failure } });
  });

  it.each([
    [{ status: '5.1.1', reason: 'no such user' }, '5.1.1'],
    [{ reason: 'x'.repeat(101) }, 'x'.repeat(100)],
  ])('%j has the code %s', (more, providerCode) => {
    expect(event(more)).toMatchObject({ providerCode });
  });

  it('may leave out the mail, the recipient and the key', () => {
    const bare = { concordia_message_id: undefined, email: undefined, concordia_key: undefined };
    expect(event(bare)).toMatchObject({ address: '', messageId: null, key: null });
    expect(event({ ...bare, 'smtp-id': '<m2@b.example>' })).toMatchObject({ messageId: 'm2@b.example' });
    expect(event({ sg_event_id: '' })).toBeNull();
  });
});

describe('Postmark', () => {
  const TIME = '2026-11-20T09:28:00Z';
  const record = (RecordType: string, more: object) =>
    postmarkFacts(
      fields({
        RecordType,
        ID: 42,
        MessageID: '883953f4',
        Metadata: { 'concordia-message-id': 'm1@b.example', 'concordia-key': 'k' },
        ...more,
      }),
    );
  const about = (kind: string) => ({
    id: `${kind}.42`,
    at: Date.parse(TIME),
    address: 'ann@a.example',
    messageId: 'm1@b.example',
    key: 'k',
    providerCode: null,
  });
  const to = { Recipient: 'Ann@A.example' };
  const email = { Email: 'Ann@A.example' };
  const change = { ...to, ChangedAt: TIME, SuppressSending: true };

  it.each([
    ['Delivery', { ...to, DeliveredAt: TIME }, DELIVERED],
    ['Open', { ...to, ReceivedAt: TIME }, read('open')],
    ['Click', { ...to, ReceivedAt: TIME }, read('click')],
    ['SpamComplaint', { ...email, BouncedAt: TIME }, left('complaint', 'SpamComplaint')],
    ['Bounce', { ...email, BouncedAt: TIME }, failed('rejected')],
    ['SubscriptionChange', { ...change, SuppressSending: false }, returned('SubscriptionChange')],
    ['SubscriptionChange', change, NOTHING],
    ['SomethingNew', { ...to, ReceivedAt: TIME }, NOTHING],
  ])('%s with %j', (kind, more, told) => {
    expect(record(kind, more)).toEqual({ ...about(kind), ...told });
  });

  const bounce = (Type: string) => record('Bounce', { ...email, BouncedAt: TIME, Type });
  it.each([
    ['ManuallyDeactivated', failed('recipient_unreachable')],
    ['Unsubscribe', left('unsubscribe', 'Unsubscribe')],
    ['Subscribe', returned('Subscribe')],
    ['SpamComplaint', left('complaint', 'SpamComplaint')],
    ['AutoResponder', NOTHING],
    ['AddressChange', NOTHING],
    ['Transient', NOTHING],
    ['OpenRelayTest', NOTHING],
    ['ChallengeVerification', NOTHING],
    ['TemplateRenderingFailed', NOTHING],
  ])('a bounce of type %s', (Type, told) => {
    expect(bounce(Type)).toEqual({ ...about('Bounce'), providerCode: Type, ...told });
  });

  it.each([
    ['ManualSuppression', 'Recipient', left('unsubscribe', 'ManualSuppression')],
    ['ManualSuppression', 'Customer', left(null, 'ManualSuppression')],
    ['SpamComplaint', 'Recipient', left(null, 'SpamComplaint')],
    ['HardBounce', 'Recipient', NOTHING],
  ])('a suppression for %s by a %s', (SuppressionReason, Origin, told) => {
    const facts = record('SubscriptionChange', { ...change, SuppressionReason, Origin });
    expect(facts).toEqual({ ...about('SubscriptionChange'), providerCode: SuppressionReason, ...told });
  });

  it('is known by kind and number, else by mail, recipient and time', () => {
    const idOf = (more: object) => record('Open', { ...to, ReceivedAt: TIME, ID: undefined, ...more })?.id;
    expect(idOf({})).toMatch(/^Open\.[0-9a-f]{40}$/);
    const others = [{}, { MessageID: 'x' }, { Recipient: 'b@a.example' }, { ReceivedAt: '2026-11-20T09:28:01Z' }];
    expect(new Set(others.map(idOf)).size).toBe(4);
    expect(record('x'.repeat(120), {})?.id).toBe('x'.repeat(100));
  });

  it('may leave out the mail, the recipient, the key, and the time of what is not kept', () => {
    expect(record('SomethingNew', { Metadata: null })).toMatchObject({
      at: 0,
      address: '',
      messageId: null,
      key: null,
    });
    expect(record('', {})).toBeNull();
  });
});

describe('SES', () => {
  const MAIL = {
    timestamp: '2026-11-20T09:28:00.000Z',
    messageId: '0102',
    destination: ['Ann@A.example'],
    tags: { 'concordia-key': ['k', 'x'] },
  };
  const TIME = '2026-11-20T09:29:00.000Z';
  const event = (eventType: string, more: object = {}, mail: object = {}) =>
    factsIn('eu-west-1')(fields({ [SNS_ID]: 's1', eventType, mail: { ...MAIL, ...mail }, ...more }));
  const about = {
    id: 's1',
    at: Date.parse(TIME),
    address: 'ann@a.example',
    messageId: '0102@eu-west-1.amazonses.com',
    key: 'k',
    providerCode: null,
  };
  const at = { timestamp: TIME };

  it.each([
    ['Send', { send: at }, SENT],
    ['Delivery', { delivery: at }, DELIVERED],
    ['Open', { open: at }, read('open')],
    ['Click', { click: at }, read('click')],
    ['Reject', { reject: at }, failed('rejected')],
    ['Rendering Failure', { failure: at }, failed('rejected')],
    ['Complaint', { complaint: at }, left('complaint', 'complaint')],
    ['Complaint', { complaint: { ...at, complaintFeedbackType: 'abuse' } }, left('complaint', 'complaint')],
    ['Complaint', { complaint: { ...at, complaintFeedbackType: 'not-spam' } }, NOTHING],
    [
      'Subscription',
      { subscription: { ...at, newTopicPreferences: { unsubscribeAll: true } } },
      left('unsubscribe', 'unsubscribe'),
    ],
    ['Subscription', { subscription: { ...at, newTopicPreferences: { unsubscribeAll: false } } }, NOTHING],
    ['DeliveryDelay', { deliveryDelay: at }, NOTHING],
  ])('%s with %j', (kind, more, told) => {
    expect(event(kind, more)).toEqual({ ...about, ...told });
  });

  it.each([
    [{ bounceType: 'Permanent' }, BOUNCED],
    [{ bounceType: 'Permanent', bounceSubType: 'MessageTooLarge' }, BOUNCED],
    [{ bounceType: 'Transient' }, failed('recipient_unreachable')],
    [{ bounceType: 'Transient', bounceSubType: 'MessageTooLarge' }, failed('too_long')],
    [{ bounceType: 'Transient', bounceSubType: 'ContentRejected' }, failed('rejected')],
    [{ bounceType: 'Transient', bounceSubType: 'AttachmentRejected' }, failed('rejected')],
  ])('a bounce of %j', (bounce, told) => {
    const providerCode = 'bounceSubType' in bounce ? bounce.bounceSubType : null;
    expect(event('Bounce', { bounce: { ...at, ...bounce } })).toEqual({ ...about, providerCode, ...told });
  });

  it('says why it was not sent where its kind does', () => {
    const reason = { ...at, reason: 'Bad content', bounceSubType: 'General' };
    expect(event('Reject', { reject: reason })?.providerCode).toBe('Bad content');
    expect(event('Delivery', { delivery: reason })?.providerCode).toBeNull();
    const bouncedRecipients = [{ status: '5.1.1' }];
    expect(event('Bounce', { bounce: { ...reason, bouncedRecipients } })?.providerCode).toBe('5.1.1');
  });

  it('may leave out its time, the mail’s id, the recipient and the key', () => {
    const less = { messageId: undefined, destination: undefined, tags: undefined };
    expect(event('Delivery', {}, less)).toMatchObject({
      at: Date.parse(MAIL.timestamp),
      messageId: null,
      address: '',
      key: null,
    });
    expect(event('Delivery', {}, { destination: [], tags: { 'concordia-key': 'k' } })).toMatchObject({
      address: '',
      key: null,
    });
    expect(event('Delivery', {}, { timestamp: 'soon' })).toBeNull();
  });

  it('has a Message-ID of its region', () => {
    expect(['us-east-1', 'eu-west-1'].map((region) => sesMessageId('0102', region))).toEqual([
      '0102@email.amazonses.com',
      '0102@eu-west-1.amazonses.com',
    ]);
  });
});
