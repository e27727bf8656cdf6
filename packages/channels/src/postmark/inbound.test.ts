import { expect, it } from 'vitest';
import { fieldsOf, type JsonFields } from '../http/json.js';
import { isMail, postedMail } from './inbound.js';

const body = (fields: object): JsonFields => fieldsOf(fields) ?? new Map();
const FROM = { FromFull: { Email: 'ann@a.example', Name: 'Ann' } };

it('a mail says who it is from, and names no record', () => {
  expect(
    [FROM, { ...FROM, RecordType: 'Inbound' }, { RecordType: 'Open' }, {}].map((one) => isMail(body(one))),
  ).toEqual([true, false, false, false]);
});

it('puts the fields that stand beside the list in front of it, and leaves out what is no field', () => {
  const mail = postedMail(
    body({
      ...FROM,
      To: 'ola@b.example',
      Date: 'Fri, 20 Nov 2026 10:00:00 +0000',
      Subject: 'Beside',
      Headers: [
        { Name: 'Subject', Value: 'Listed' },
        { Name: 'X-Empty', Value: '' },
        { Name: 'Bad Name', Value: 'x' },
        { Name: 'X-Folded', Value: 'one\r\n two' },
      ],
    }),
  );
  expect(mail).toMatchObject({
    headers: [
      'From: "Ann" <ann@a.example>',
      'To: ola@b.example',
      'Date: Fri, 20 Nov 2026 10:00:00 +0000',
      'Subject: Listed',
      'X-Folded: one two',
      '',
    ].join('\r\n'),
  });
});

it('names pictures in the text without their brackets', () => {
  const Attachments = ['cid:<a>b>', '<c>', '', undefined].map((ContentID) => ({
    Name: 'x.png',
    ContentType: 'image/png',
    Content: 'AA==',
    ContentID,
  }));
  const mail = postedMail(body({ ...FROM, Attachments }));
  expect(mail.kind === 'parts' && mail.files.map(({ contentId }) => contentId)).toEqual(['<a>b', 'c', null, null]);
});

it.each([
  [{ FromFull: { Email: 'ann@a.example', Name: '' } }, 'ann@a.example'],
  [{ FromFull: {}, From: 'bea@b.example' }, 'bea@b.example'],
  [{ FromFull: { Email: 'ann@a.example', Name: 'A "B" \\C' } }, '"A \\"B\\" \\\\C" <ann@a.example>'],
])('%j is from %s', (fields, author) => {
  expect(postedMail(body(fields))).toMatchObject({ headers: `From: ${author}\r\n` });
});

it('is whole where the whole came, and lacks no part otherwise', () => {
  expect(postedMail(body({ ...FROM, RawEmail: 'From: å' }))).toEqual({ kind: 'whole', bytes: Buffer.from('From: å') });
  expect(postedMail(body({ ...FROM, RawEmail: '', HtmlBody: '', Attachments: [{}] }))).toMatchObject({
    kind: 'parts',
    text: '',
    html: null,
    files: [{ name: '', contentType: 'application/octet-stream', contentId: null, content: Buffer.alloc(0) }],
  });
});
