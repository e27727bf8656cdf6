import { expect, it } from 'vitest';
import { Form, type FormField } from '../mail-message/form.js';
import { postedMail } from './inbound.js';

const field = (name: string, text: string, fileName: string | null = null): FormField => ({
  name,
  fileName,
  contentType: 'text/plain',
  content: Buffer.from(text),
});

it('takes what is a file and called an attachment, with its place in the text', () => {
  const form = new Form([
    field('message-headers', '[["Subject","Hi"],["Bad Name","x"],["X",1]]'),
    field('content-id-map', '{"<a>b>":"attachment-1"}'),
    field('attachment-1', 'one', 'one.txt'),
    field('attachment-12', 'two', 'two.txt'),
    field('attachment-2', 'no file'),
    field('attachment-x', 'no attachment', 'x.txt'),
  ]);
  const mail = postedMail(form);
  expect(mail).toMatchObject({ kind: 'parts', headers: 'Subject: Hi\r\n' });
  expect(mail?.kind === 'parts' && mail.files.map(({ name, contentId }) => [name, contentId])).toEqual([
    ['one.txt', 'a>b'],
    ['two.txt', null],
  ]);
});
