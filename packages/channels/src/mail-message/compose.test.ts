import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { expect, it } from 'vitest';
import type { OutgoingMessage } from '../port/adapter.js';
import { composeMail } from './compose.js';
import { readIncomingMail } from './incoming.js';
import { messageIdFor } from './message-id.js';
import { referencesOf } from './outgoing-headers.js';

const AT = Date.UTC(2026, 10, 20, 9, 30);
const FROM = 'ola@example.com';

const message = (more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'email',
  to: 'ann@example.org',
  text: 'Hi Ann,\n\nas agreed: 2 < 3 & åäö.\nOla',
  subject: 'Möte på måndag – 会議',
  idempotencyKey: 'key-1',
  ...more,
});

const compose = (more: Partial<OutgoingMessage> = {}) =>
  composeMail({ from: FROM, message: message(more), messageId: messageIdFor('key-1', FROM), at: AT });

it('is read as it was meant by another reader', async () => {
  const answers = { providerMessageId: 'b@example.org', references: ['a@example.org', 'b@example.org'] };
  const content = new Uint8Array([0, 1, 2, 255]);
  const files = [{ name: 'räkning.pdf', contentType: 'application/pdf', content }];
  const mail = await simpleParser(Buffer.from(await compose({ answers, files })));
  expect(mail.subject).toBe('Möte på måndag – 会議');
  expect(mail.text?.trim()).toBe(message().text);
  expect(mail.html).toContain('2 &lt; 3 &amp; åäö.<br>');
  expect(mail.messageId).toBe(`<${messageIdFor('key-1', FROM)}>`);
  expect(mail.inReplyTo).toBe('<b@example.org>');
  expect(mail.references).toEqual(['<a@example.org>', '<b@example.org>']);
  expect(mail.date?.getTime()).toBe(AT);
  expect(mail.attachments[0]).toMatchObject({ filename: 'räkning.pdf', contentType: 'application/pdf' });
  expect(new Uint8Array(mail.attachments[0]?.content ?? [])).toEqual(content);
});

it('names recipients in To, Cc and Reply-To, and nobody in Bcc', async () => {
  const recipients = {
    to: [{ name: 'Lee, Ann', address: 'ann@example.org' }],
    cc: [{ name: 'Bo\r\nX-Evil: 1', address: 'bob@example.org' }],
    bcc: [{ name: null, address: 'cy@example.org' }],
    replyTo: [{ name: null, address: 'desk@example.com' }],
  };
  const bytes = Buffer.from(await compose({ recipients }));
  const mail = await simpleParser(bytes);
  expect(mail.to).toMatchObject({ value: [{ name: 'Lee, Ann', address: 'ann@example.org' }] });
  expect(mail.cc).toMatchObject({ value: [{ address: 'bob@example.org' }] });
  expect(mail.replyTo).toMatchObject({ value: [{ address: 'desk@example.com' }] });
  expect(mail.headers.has('x-evil')).toBe(false);
  expect(bytes.toString()).not.toMatch(/^bcc:|cy@example\.org/im);
});

it('shows pictures in its own HTML', async () => {
  const content = new Uint8Array([137, 80, 78, 71]);
  const files = [{ name: 'chart.png', contentType: 'image/png', content, contentId: 'chart' }];
  const mail = await simpleParser(Buffer.from(await compose({ html: '<img src="cid:chart" alt="Up">', files })), {
    keepCidLinks: true,
  });
  expect(mail.html).toContain('<img src="cid:chart" alt="Up">');
  expect(mail.text?.trim()).toBe(message().text);
  expect(mail.attachments[0]).toMatchObject({ cid: 'chart', contentDisposition: 'inline', related: true });
});

it('gives the same bytes for the same mail, and another Message-ID for another key', async () => {
  expect(await compose()).toEqual(await compose());
  expect(messageIdFor('key-1', FROM)).not.toBe(messageIdFor('key-2', FROM));
});

it('says of automatic mail how one click ends it', async () => {
  const { headers } = await simpleParser(
    Buffer.from(await compose({ unsubscribeUrl: 'https://example.com/u?t=1>\r\nX: y' })),
  );
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://example.com/u?t=1%3E%0D%0AX:%20y' } });
  expect(headers.get('list')).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } });
  expect(headers.has('x')).toBe(false);
});

it('lets nothing of a subject, an address or an id become a header', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (subject, id) => {
      const evil = `${subject}\r\nBcc: eve@example.net\r\n\r\n${id}`;
      const answers = { providerMessageId: evil, references: [evil] };
      const mail = await simpleParser(Buffer.from(await compose({ subject: evil, answers })));
      expect(mail.bcc).toBeUndefined();
      expect(mail.text?.trim()).toBe(message().text);
    }),
    { numRuns: 50 },
  );
  // Two parsers work on each of them, on whatever machine this is.
}, 60_000);

it('keeps the root and the newest of a long thread', () => {
  const references = Array.from({ length: 100 }, (_, index) => `${index}@example.org`);
  const kept = referencesOf(message({ answers: { providerMessageId: '99@example.org', references } }));
  expect(kept).toHaveLength(30);
  expect([kept[0], kept.at(-1)]).toEqual(['<0@example.org>', '<99@example.org>']);
});

it('comes back to us as an echo of the same message', async () => {
  const place = { account: 'a', ownAddresses: [FROM], recipient: null, receivedAt: AT };
  expect(readIncomingMail(await compose(), place)).toMatchObject({
    direction: 'outbound',
    from: 'ann@example.org',
    messageId: messageIdFor('key-1', FROM),
    subject: 'Möte på måndag – 会議',
  });
});
