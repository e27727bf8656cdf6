import { describe, expect, it } from 'vitest';
import { fieldsOf, jsonOf } from '../http/json.js';
import { mailEnvelope, type PostedMail, readMailEnvelope } from './posted.js';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const HEADERS = 'From: ann@a.example\r\nTo: ola@b.example\r\nSubject: Hi\r\n';
const OWN = ['ola@b.example'];

const envelopeOf = (mail: PostedMail, recipient: string | null = 'ola@b.example') =>
  mailEnvelope(mail, { account: 'ola@b.example', recipient, receivedAt: NOW });
const whole = (text: string): PostedMail => ({ kind: 'whole', bytes: Buffer.from(text) });
const parts = (more: object = {}): PostedMail => ({
  kind: 'parts',
  headers: `${HEADERS}Message-ID: <m1@a.example>\r\n`,
  text: 'Hej å',
  html: null,
  files: [],
  ...more,
});
const read = (raw: string, without?: string) => {
  const fields = new Map(fieldsOf(jsonOf(raw)) ?? []);
  if (without !== undefined) fields.delete(without);
  return readMailEnvelope(fields, OWN);
};

describe('a mail that was posted', () => {
  it('has the id of its delivery: its Message-ID or its header, its content, and its recipient', () => {
    const ids = [
      envelopeOf(whole(`${HEADERS}Message-ID: <m1@a.example>\r\n\r\nHi`)),
      envelopeOf(whole(`${HEADERS}Message-ID: <m1@a.example>\r\n\r\nHi!`)),
      envelopeOf(parts()),
      envelopeOf(parts(), 'bea@b.example'),
      envelopeOf(parts(), null),
      envelopeOf(parts({ headers: HEADERS })),
      envelopeOf(parts({ headers: `${HEADERS}X: y\r\n` })),
    ].map(({ id }) => id);
    expect(ids.map((id) => /^[0-9a-f]{64}\.mail$/.test(id))).toEqual(ids.map(() => true));
    expect(new Set(ids).size).toBe(ids.length);
    expect(envelopeOf(parts()).id).toBe(ids[2]);
  });

  it('is read again as it came, with its files', () => {
    const file = { name: 'a.bin', contentType: 'x/y', contentId: null, content: new Uint8Array([0, 255, 10]) };
    const event = read(envelopeOf(parts({ html: '<p>Hej <b>å</b></p>', files: [file] })).raw);
    expect(event).toMatchObject({
      account: 'ola@b.example',
      from: 'ann@a.example',
      messageId: 'm1@a.example',
      text: 'Hej å',
      html: '<p>Hej <b>å</b></p>',
      at: NOW,
      files: [{ kind: 'inline', name: 'a.bin', contentType: 'x/y', content: Buffer.from([0, 255, 10]) }],
    });
    expect(read(envelopeOf(whole(`${HEADERS}\r\nHej å`)).raw)).toMatchObject({ text: 'Hej å', subject: 'Hi' });
  });

  it.each(['account', 'receivedAt', 'parts'])('is not understood without its %s', (name) => {
    expect(read(envelopeOf(parts()).raw, name)).toBeNull();
  });

  it('is not understood without a header', () => {
    const fields = fieldsOf({ account: 'a', receivedAt: NOW, parts: { text: 'Hi' } }) ?? new Map();
    expect(readMailEnvelope(fields, OWN)).toBeNull();
  });

  it('may lack what is not needed', () => {
    const bare = { account: 'ola@b.example', receivedAt: NOW, parts: { headers: HEADERS, files: [{}] } };
    const event = readMailEnvelope(fieldsOf(bare) ?? new Map(), OWN);
    expect(event).toMatchObject({
      text: '',
      html: null,
      files: [{ name: 'attachment', contentType: 'application/octet-stream', content: Buffer.alloc(0) }],
    });
  });
});
