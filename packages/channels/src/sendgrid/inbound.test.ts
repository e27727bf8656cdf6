import { expect, it } from 'vitest';
import { Form, type FormField } from '../mail-message/form.js';
import { postedMail, recipientOf } from './inbound.js';

const field = (name: string, content: string | Uint8Array, fileName: string | null = null): FormField => ({
  name,
  fileName,
  contentType: 'text/plain',
  content: typeof content === 'string' ? Buffer.from(content) : content,
});
const HEADERS = field('headers', 'Subject: Hi\n');

it('lacks no part but the header', () => {
  expect(postedMail(new Form([HEADERS]))).toEqual({
    kind: 'parts',
    headers: 'Subject: Hi\n',
    text: '',
    html: null,
    files: [],
  });
  expect(postedMail(new Form([field('text', 'Hi')]))).toBeNull();
});

it('reads each part by its charset, UTF-8 where none is told', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const charsets = field('charsets', '{"text":"iso-8859-1","headers":"iso-8859-1"}');
  const form = new Form([
    field('headers', latin('X: å')),
    field('text', latin('å')),
    field('html', '<p>å</p>'),
    charsets,
  ]);
  expect(postedMail(form)).toMatchObject({ headers: 'X: å', text: 'å', html: '<p>å</p>' });
});

it('takes what is a file and called an attachment, as it is described', () => {
  const info = { attachment1: { filename: 'one.pdf', type: 'application/pdf', 'content-id': 'c1' }, attachment2: {} };
  const form = new Form([
    HEADERS,
    field('attachment-info', JSON.stringify(info)),
    field('attachment1', '1', 'x.bin'),
    field('attachment2', '2', 'two.txt'),
    field('attachment12345', '3', 'three.txt'),
    field('attachment3', 'no file'),
    field('xattachment1', '4', 'four.txt'),
  ]);
  const mail = postedMail(form);
  expect(
    mail?.kind === 'parts' && mail.files.map(({ name, contentType, contentId }) => [name, contentType, contentId]),
  ).toEqual([
    ['one.pdf', 'application/pdf', 'c1'],
    ['two.txt', 'text/plain', null],
  ]);
});

it.each([
  ['{"to":["a@x.example","b@x.example"],"from":"c@x.example"}', 'a@x.example,b@x.example'],
  ['{"to":["a@x.example",1]}', 'a@x.example'],
  ['{"to":[]}', null],
  ['{"to":"a@x.example"}', null],
  ['{}', null],
  ['none', null],
])('the envelope %s is for %j', (envelope, recipient) => {
  expect(recipientOf(new Form([field('envelope', envelope)]))).toBe(recipient);
});

it('is for nobody without an envelope', () => {
  expect(recipientOf(new Form([]))).toBeNull();
});
