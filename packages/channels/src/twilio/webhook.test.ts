import { describe, expect, it } from 'vitest';
import type { IncomingFile } from '../port/adapter.js';
import { parseTwilio, splitTwilio } from './webhook.js';

const IS_IGNORED = { kind: 'ignored', reason: expect.any(String) };

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const THEM = '+46701234567';
const BASE = { account: 'AC1', channel: 'sms', at: NOW, messageId: 'SM1' };

type Form = Readonly<Record<string, string>>;
const split = (form: Form) => {
  const body = new TextEncoder().encode(String(new URLSearchParams(form)));
  return splitTwilio({ method: 'POST', url: 'https://concordia.test/webhooks/sms', headers: {}, body }, NOW);
};
const ids = (form: Form) => split({ MessageSid: 'SM1', AccountSid: 'AC1', ...form })?.map(({ id }) => id);
const events = (form: Form) =>
  split({ MessageSid: 'SM1', AccountSid: 'AC1', From: THEM, Body: 'Hej', ...form })?.map(({ raw }) =>
    parseTwilio(raw, 'sms'),
  );

describe('a form', () => {
  it.each([
    ['a message', { Body: 'Hej' }, ['SM1']],
    ['a message without words', {}, ['SM1']],
    ['a message and a wish', { Body: ' Stop ' }, ['SM1', 'SM1:consent']],
    ['a status', { MessageStatus: 'sent', Body: 'STOP' }, ['SM1:sent']],
    ['a status that is too long for an id', { MessageStatus: 'x'.repeat(31) }, [`SM1:${'x'.repeat(30)}`]],
    ['another word of Twilio’s', { Body: 'STOP', OptOutType: 'HELP' }, ['SM1']],
  ])('is %s', (_, form, expected) => {
    expect(ids(form)).toEqual(expected);
  });

  it.each<[string, Form]>([
    ['receives a message', { To: '+46700000002', From: THEM }],
    ['receives one on WhatsApp', { To: 'whatsapp:+46700000002', From: `whatsapp:${THEM}` }],
    ['sent what the status is of', { To: THEM, From: '+46700000002', MessageStatus: 'sent' }],
  ])('names the number of ours that %s', (_, form) => {
    expect(split({ MessageSid: 'SM1', AccountSid: 'AC1', ...form })).toMatchObject([{ endpoint: '+46700000002' }]);
  });

  it('may call the message by its older name', () => {
    const [envelope] = split({ SmsSid: 'SM2', AccountSid: 'AC1', From: THEM }) ?? [];
    expect(envelope).toMatchObject({ id: 'SM2', account: 'AC1' });
    expect(parseTwilio(envelope?.raw ?? '', 'sms')).toMatchObject({ id: 'SM2', text: '' });
  });

  it.each<Form>([
    { MessageSid: '' },
    { AccountSid: '' },
    { MessageSid: 'SM 1' },
    { AccountSid: 'AC/1' },
    { MessageSid: '-SM1' },
    { AccountSid: 'AC1-' },
    { MessageSid: 'x'.repeat(65) },
    { AccountSid: 'x'.repeat(65) },
  ])('with %j is refused', (form) => {
    expect(ids(form)).toBeUndefined();
  });

  it('may have ids of 64 characters', () => {
    expect(ids({ MessageSid: 'x'.repeat(64), AccountSid: 'y'.repeat(64) })).toEqual(['x'.repeat(64)]);
  });
});

describe('a message', () => {
  it('has its sender, its words and what it answers', () => {
    const form = { From: ` ${THEM} `, ProfileName: 'Ann', OriginalRepliedMessageSid: 'SM0' };
    expect(events(form)).toEqual([
      {
        ...BASE,
        id: 'SM1',
        kind: 'message',
        from: THEM,
        name: 'Ann',
        subject: null,
        text: 'Hej',
        files: [],
        inReplyTo: 'SM0',
      },
    ]);
  });

  it.each([
    ['of nobody', { From: ' ' }, [null]],
    ['of another channel', { From: `whatsapp:${THEM}` }, [IS_IGNORED]],
    ['of nobody who wishes something', { From: '', Body: 'STOP' }, [null, IS_IGNORED]],
    ['of another channel who wishes something', { From: `whatsapp:${THEM}`, Body: 'STOP' }, [IS_IGNORED, IS_IGNORED]],
  ])('%s is %j', (_, form, expected) => {
    expect(events(form)).toEqual(expected);
  });

  const file = (name: string, contentType: string | null, index = 0): IncomingFile => ({
    kind: 'remote',
    name,
    contentType,
    size: null,
    reference: `https://api.twilio.com/${index}`,
  });
  const media = (count: number, type: string | null) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        [`MediaUrl${index}`, `https://api.twilio.com/${index}`],
        ...(type === null ? [] : [[`MediaContentType${index}`, type]]),
      ]).flat(),
    );
  it.each([
    ['image/jpeg', 'file-1.jpeg'],
    ['video/3gpp', 'file-1.3gpp'],
    ['application/vnd.ms-excel', 'file-1'],
    ['text/extensive9', 'file-1'],
    ['no type', 'file-1'],
    [null, 'file-1'],
  ])('with a file of type %j has %s', (type, name) => {
    expect(events({ NumMedia: '1', ...media(1, type) })).toMatchObject([{ files: [file(name, type)] }]);
  });

  it.each([
    ['none', { NumMedia: '0', ...media(1, 'image/png') }, 0],
    ['what is no number', { NumMedia: 'many', ...media(1, 'image/png') }, 0],
    ['two', { NumMedia: '2', ...media(2, 'image/png') }, 2],
    ['two of which one is missing', { NumMedia: '2', ...media(1, 'image/png') }, 1],
    ['more than ten', { NumMedia: '11', ...media(11, 'image/png') }, 10],
  ])('that counts %s', (_, form, count) => {
    const files = Array.from({ length: count }, (_, index) => file(`file-${index + 1}.png`, 'image/png', index));
    expect(events(form)).toMatchObject([{ files }]);
  });
});

it.each([
  ['STOP', { Body: 'no more', OptOutType: 'STOP' }, 'opted_out', 'STOP'],
  ['START', { Body: 'again', OptOutType: 'START' }, 'opted_in', 'START'],
  ['a word', { Body: ' stop ' }, 'opted_out', 'STOP'],
  ['a loud word', { Body: `Stop${'!'.repeat(30)}` }, 'opted_out', `STOP${'!'.repeat(16)}`],
  ['another word', { Body: 'start' }, 'opted_in', 'START'],
])('a wish by %s is kept beside the message', (_, form, consent, by) => {
  expect(events(form)?.[1]).toEqual({ ...BASE, id: 'SM1:consent', kind: 'consent', from: THEM, consent, by });
});

describe('a status', () => {
  const status = (MessageStatus: string, more: Form = {}) => events({ MessageStatus, ...more })?.[0];
  const receipt = { ...BASE, kind: 'receipt' };

  it.each([
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
  ])('of %s is no failure, whatever code comes with it', (word, told) => {
    const event = { ...receipt, id: `SM1:${word}`, receipt: told, failure: null, providerCode: null };
    expect(status(word, { ErrorCode: '30005' })).toEqual(event);
  });

  it.each(['undelivered', 'failed', 'canceled'])('of %s is a failure', (word) => {
    expect(status(word, { ErrorCode: '30007' })).toEqual({
      ...receipt,
      id: `SM1:${word}`,
      receipt: 'failed',
      failure: 'rejected',
      providerCode: '30007',
    });
  });

  it.each([
    ['123456', '123456'],
    ['1234567', null],
    ['E30005', null],
    ['30005x', null],
    ['', null],
  ])('keeps the code %j as %j', (ErrorCode, providerCode) => {
    expect(status('failed', { ErrorCode })).toMatchObject({ providerCode });
  });

  it('may fail without a code', () => {
    expect(status('failed')).toMatchObject({ receipt: 'failed', providerCode: null });
  });

  it.each(['accepted', 'scheduled', 'queued', 'sending', 'receiving', 'received'])('of %s comes too early', (word) => {
    expect(status(word)).toEqual(IS_IGNORED);
  });

  it('that nobody documents is not understood', () => {
    expect(status('lost')).toBeNull();
  });
});

describe('an envelope', () => {
  const envelope = { kind: 'message', at: NOW, form: { MessageSid: 'SM1', AccountSid: 'AC1', From: THEM } };
  it.each([
    ['without a time', { ...envelope, at: undefined }],
    ['of another kind', { ...envelope, kind: 'call' }],
    ['without an account', { ...envelope, form: { MessageSid: 'SM1', From: THEM } }],
    ['without a message', { ...envelope, form: { AccountSid: 'AC1', From: THEM } }],
  ])('%s is not understood', (_, content) => {
    expect(parseTwilio(JSON.stringify(content), 'sms')).toBeNull();
  });
});
