import { describe, expect, it } from 'vitest';
import { fieldsOf, type JsonFields } from '../http/json.js';
import { factsOf as mailgunFacts } from '../mailgun/events.js';
import { factsOf as postmarkFacts } from '../postmark/events.js';
import { factsOf as sendgridFacts } from '../sendgrid/events.js';
import { factsIn, SNS_ID } from '../ses/events.js';
import { type MailFacts, parseMailEnvelope, splitFacts } from './events.js';

const fields = (event: object): JsonFields => fieldsOf(event) ?? new Map();

const FACTS: MailFacts = {
  id: 'f1',
  at: 1,
  address: 'ann@a.example',
  messageId: 'm@b.example',
  key: null,
  receipt: { receipt: 'delivered', failure: null },
  providerCode: null,
  engagement: null,
  consent: null,
};

describe('a telling of a provider', () => {
  const ids = (facts: MailFacts | null) => splitFacts('a', fields({ x: 1 }), () => facts).map(({ id }) => id);

  it('is known by its id, or by its content where that is none or too long', () => {
    expect(ids(FACTS)).toEqual(['f1.receipt']);
    expect(ids({ ...FACTS, id: 'x'.repeat(180) })).toEqual([`${'x'.repeat(180)}.receipt`]);
    const hashed = [...ids({ ...FACTS, id: 'x'.repeat(181) }), ...ids({ ...FACTS, id: '' })];
    expect(hashed.map((id) => /^[0-9a-f]{64}\.receipt$/.test(id))).toEqual([true, true]);
    expect(ids(null)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.unread$/)]);
  });

  it('is no receipt of a mail that nobody can name', () => {
    const nameless = { ...FACTS, messageId: null };
    expect(ids(nameless)).toEqual(['f1.nothing']);
    const read = (aspect: string, facts: MailFacts) =>
      parseMailEnvelope(
        JSON.stringify({ account: 'a', aspect, event: {} }),
        () => facts,
        () => 'ignored',
      );
    expect(read('receipt', nameless)).toBeNull();
    expect(read('receipt', { ...FACTS, receipt: null })).toBeNull();
    expect(read('receipt', FACTS)).toMatchObject({ kind: 'receipt', messageId: 'm@b.example' });
  });
});

const mailgun = { id: 'e', timestamp: 1_700_000_000, event: 'failed', severity: 'permanent', recipient: 'a@b.example' };
const sendgrid = { sg_event_id: 'e', timestamp: 1_700_000_000, event: 'delivered', email: 'a@b.example' };
const ses = { [SNS_ID]: 'e', eventType: 'Send', mail: { messageId: 'm', timestamp: '2026-11-20T09:00:00Z' } };
const postmark = { RecordType: 'Bounce', BouncedAt: '2026-11-20T09:00:00Z', Email: 'a@b.example', Type: 'HardBounce' };

describe('an event of a mail provider', () => {
  it.each([
    ['Mailgun', mailgun, mailgunFacts, ['id', 'timestamp', 'event']],
    ['SendGrid', sendgrid, sendgridFacts, ['sg_event_id', 'timestamp', 'event']],
    ['SES', ses, factsIn('eu-north-1'), [SNS_ID, 'eventType', 'mail']],
    ['Postmark', postmark, postmarkFacts, ['RecordType', 'BouncedAt']],
  ])('of %s without what it must have is not understood', (_, event, read, needed) => {
    expect(read(fields(event))).not.toBeNull();
    for (const name of needed) {
      const less = Object.fromEntries(Object.entries(event).filter(([other]) => other !== name));
      expect([name, read(fields(less))]).toEqual([name, null]);
    }
  });

  it.each([
    ['bounce', 'recipient_unreachable', 'bounce'],
    ['old', 'recipient_unreachable', null],
    ['suppress-bounce', 'recipient_unreachable', null],
    ['suppress-complaint', 'opted_out', null],
    ['suppress-unsubscribe', 'opted_out', null],
  ])('of Mailgun that failed for %s is %s', (reason, failure, engagement) => {
    expect(mailgunFacts(fields({ ...mailgun, reason }))).toMatchObject({ receipt: { failure }, engagement });
  });

  it.each([
    ['HardBounce', 'recipient_unreachable', 'bounce'],
    ['SoftBounce', 'recipient_unreachable', null],
    ['DnsError', 'recipient_unreachable', null],
    ['BadEmailAddress', 'recipient_unreachable', null],
    ['Blocked', 'rejected', null],
  ])('of Postmark that bounced as %s is %s', (Type, failure, engagement) => {
    expect(postmarkFacts(fields({ ...postmark, Type }))).toMatchObject({ receipt: { failure }, engagement });
  });

  it('of SES names the recipient where its kind does', () => {
    const named = (eventType: string, about: object) =>
      factsIn('eu-north-1')(
        fields({ ...ses, eventType, mail: { ...ses.mail, destination: ['to@b.example'] }, ...about }),
      );
    const lists = {
      bouncedRecipients: [{ emailAddress: 'bounced@b.example' }],
      complainedRecipients: [{ emailAddress: 'complained@b.example' }],
    };
    expect(named('Bounce', { bounce: lists })?.address).toBe('bounced@b.example');
    expect(named('Complaint', { complaint: lists })?.address).toBe('complained@b.example');
    expect(named('Delivery', { delivery: lists })?.address).toBe('to@b.example');
    const subscription = { newTopicPreferences: { unsubscribeAll: true } };
    expect(named('Subscription', { subscription })).toMatchObject({ consent: { consent: 'opted_out' } });
    expect(named('Subscription', { subscription: {} })).toMatchObject({ consent: null });
  });
});
