import { simpleParser } from 'mailparser';
import { expect, it } from 'vitest';
import { composeStoredMail, type StoredMail } from './compose.js';

const MAIL: StoredMail = {
  messageId: 'one@a.example',
  from: { name: 'Ann Åberg', address: 'ann@a.example' },
  to: [
    { name: 'Lee, Bo', address: 'bo@b.example' },
    { name: 'Undisclosed', address: null },
  ],
  cc: [{ name: null, address: 'cy@c.example' }],
  subject: 'Möte\r\nBcc: eve@evil.example',
  at: Date.UTC(2026, 10, 20, 9, 30),
  text: 'Hej\n\n> quoted',
  html: '<p>Hej</p>',
  files: [{ name: 'räkning.pdf', contentType: 'application/pdf', content: new Uint8Array([1, 2, 255]) }],
};

it('writes a stored message as another reader reads it', async () => {
  const bytes = await composeStoredMail(MAIL);
  expect(await composeStoredMail(MAIL)).toEqual(bytes);
  const mail = await simpleParser(Buffer.from(bytes));
  expect(mail).toMatchObject({
    messageId: '<one@a.example>',
    subject: 'Möte Bcc: eve@evil.example',
    from: { value: [{ name: 'Ann Åberg', address: 'ann@a.example' }] },
    cc: { value: [{ address: 'cy@c.example' }] },
  });
  expect(mail.bcc).toBeUndefined();
  expect(mail.date?.getTime()).toBe(MAIL.at);
  expect(mail.text?.trim()).toBe('Hej\n\n> quoted');
  expect(mail.html).toBe('<p>Hej</p>');
  expect(mail.attachments).toMatchObject([{ filename: 'räkning.pdf', contentType: 'application/pdf' }]);
  expect(new Uint8Array(mail.attachments[0]?.content ?? [])).toEqual(MAIL.files[0]?.content);
});

it('writes one of which little is known', async () => {
  const bytes = await composeStoredMail({
    ...MAIL,
    messageId: null,
    subject: null,
    html: null,
    to: [],
    cc: [],
    files: [],
  });
  expect(await simpleParser(Buffer.from(bytes))).toMatchObject({ from: { value: [{ address: 'ann@a.example' }] } });
});
