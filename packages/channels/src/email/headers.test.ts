import { describe, expect, it } from 'vitest';
import { readHeaderBlock } from './header-block.js';
import { decodeHeaderText, parseParameters } from './header-text.js';
import { readHeaders } from './read-headers.js';

const blockOf = (text: string, end = text.length) => readHeaderBlock(Buffer.from(text, 'latin1'), 0, end);

describe('a header block', () => {
  it('joins folded lines, also behind an empty first one', () => {
    expect(blockOf('Subject:\n one\n two\n\n').fields.get('subject')).toEqual(['one two']);
  });

  it('skips lines that are no field, and what is folded behind goes on with the field before', () => {
    const { fields } = blockOf('Subject: one\nno field here\n two\nBad name: x\n\n');
    expect([...fields]).toEqual([['subject', ['one two']]]);
  });

  it('skips a field whose name is too long', () => {
    expect([...blockOf(`${'x'.repeat(201)}: y\nA: b\n\n`).fields.keys()]).toEqual(['a']);
  });

  it('ends at its end, whatever follows there', () => {
    expect(blockOf('A: b\n\nbody', 5).bodyStart).toBe(5);
    expect(blockOf('A: b\r\n\r\nbody', 7).bodyStart).toBe(7);
  });

  it('goes on behind a line of one character', () => {
    const { fields, bodyStart } = blockOf('A: b\nX\nB: c\n\nbody');
    expect([[...fields.keys()], bodyStart]).toEqual([['a', 'b'], 13]);
  });
});

describe('the text of a header', () => {
  it.each([
    ['=?utf-8?Q?a?= =?iso-8859-1?Q?=E9?=', 'aé'],
    ['=?utf-8?B?w6k=?= =?utf-8?Q?=C3=A9?=', 'éé'],
    ['=?utf-8?Q?=C3?= =?utf-8?Q?=A9?=', 'é'],
    ['=?utf-8*en?Q?a_b?= c', 'a b c'],
    ['=?utf-8?Q?open', '=?utf-8?Q?open'],
    ['Gr\u00c3\u00bc\u00c3\u00dfe aus K\u00c3\u00b6ln', 'Gr\u00fc\ufffd\ufffde aus K\u00f6ln'],
    ['=?utf-8?Q?K=C3=B6ln_=FF_Gr=C3=BC=C3=9Fe?=', 'K\u00f6ln \ufffd Gr\u00fc\u00dfe'],
    ['Gr\u00fc\u00dfe', 'Gr\u00fc\u00dfe'],
  ])('%j is %j', (raw, text) => {
    expect(decodeHeaderText(raw)).toBe(text);
  });
});

describe('the parameters of a header', () => {
  const paramsOf = (raw: string) => Object.fromEntries(parseParameters(raw).params);
  it.each([
    ["a; name*=utf-8''caf%C3%A9", { name: 'café' }],
    ['a; name*0=one; name*1=two', { name: 'onetwo' }],
    ["a; name*1=b; name*0*=utf-8''%C3%A9", { name: 'éb' }],
    ['a; name="abc', { name: 'abc' }],
    ['a; name=abc"', { name: 'abc"' }],
    ['a; name="', { name: '' }],
    ['a; name="x\\";y"; b=c', { name: 'x";y', b: 'c' }],
    ['a; name=x; name=y; b', { name: 'x' }],
  ])('of %j', (raw, params) => {
    expect(paramsOf(raw)).toEqual(params);
  });
});

describe('the headers of a mail', () => {
  const read = (text: string) => readHeaders(Buffer.from(`${text}\n\n`));

  it('are by the first author with an address, else by the sender', () => {
    const byAddress = read('From: Nobody, Ann <ann@a.example>\nSender: bob@b.example');
    expect(byAddress.from).toEqual({ name: 'Ann', address: 'ann@a.example' });
    expect(read('From: Nobody\nSender: bob@b.example').from).toMatchObject({ address: 'bob@b.example' });
    expect(read('From: Nobody').from).toEqual({ name: 'Nobody', address: null });
  });

  it.each([
    ['<a@b>', 'a@b'],
    ['bare', 'bare'],
    ['<>', null],
    ['(added by mx) <a@b>', 'a@b'],
    ['<a@b> (added by mx)', 'a@b'],
    ['<a@\n b>', 'a@b'],
    ['bare (added by mx)', 'bare'],
    ['two words', null],
    ['x'.repeat(900), 'x'.repeat(900)],
    ['x'.repeat(901), null],
  ])('name the mail %j', (written, id) => {
    expect(read(`Message-ID: ${written}`).messageId).toBe(id);
  });

  it.each([
    ['', '', null, []],
    ['<a@b>', '', null, ['a@b']],
    ['<a@b> <c@d>', '<a@b>', 'a@b', ['a@b', 'c@d']],
    ['<a@b>\nReferences: <c@d>', '<e@f> <g@h>', 'e@f', ['a@b', 'c@d', 'g@h', 'e@f']],
    ['', 'no id', null, []],
    ['', 'a@b', 'a@b', ['a@b']],
    ['<a@b><c@d>', '<c@d><e@f>', 'c@d', ['a@b', 'c@d', 'e@f']],
    ['a@b c@d', '', null, ['a@b', 'c@d']],
    ['<a@b>\n\t(of Ann)\n\t<c@\n\td>', '', null, ['a@b', 'c@d']],
  ])('refer to %j, in reply to %j', (references, written, inReplyTo, all) => {
    const headers = read(`References: ${references}\nIn-Reply-To: ${written}`);
    expect([headers.inReplyTo, headers.references]).toEqual([inReplyTo, all]);
  });

  it('keep the first and the newest of more than 200 references', () => {
    const ids = Array.from({ length: 201 }, (_, index) => `${index}@x`);
    const references = (all: string[]) => read(`References: ${all.map((id) => `<${id}>`).join(' ')}`).references;
    expect(references(ids.slice(0, 200))).toEqual(ids.slice(0, 200));
    expect(references(ids)).toEqual(['0@x', ...ids.slice(2)]);
  });

  it('name those to whom the mail was delivered, once each, of the first fifty fields', () => {
    const fields = [
      'Envelope-To: c@x.example',
      'Delivered-To: a@x.example',
      'X-Original-To: B@x.example',
      'X-Delivered-To: a@x.example',
    ];
    expect(read(fields.join('\n')).deliveredTo).toEqual(['a@x.example', 'b@x.example', 'c@x.example']);
    const many = (count: number) =>
      read(Array.from({ length: count }, (_, index) => `Delivered-To: a${index}@x.example`).join('\n')).deliveredTo;
    expect([many(50).length, many(51).length]).toEqual([50, 50]);
    expect(read('Delivered-To: nobody').deliveredTo).toEqual([]);
  });

  it('have a subject of at most 2,000 characters, or none', () => {
    const subject = (text: string) => read(`Subject: ${text}`).subject;
    expect([subject('x'.repeat(2_001)), subject(''), read('X: y').subject]).toEqual(['x'.repeat(2_000), null, null]);
  });

  const DAY = 86_400_000;
  const received = (at: number) => `Received: by mx.x.example; ${new Date(at).toUTCString()}`;
  const NOON = Date.UTC(2026, 10, 20, 12);
  it.each([
    ['two days after its receipt', NOON + 2 * DAY, { date: NOON + 2 * DAY, dateSource: 'header' }],
    ['later than that', NOON + 2 * DAY + 1_000, { date: NOON, dateSource: 'received' }],
    ['years before its receipt', NOON - 9_000 * DAY, { date: NOON - 9_000 * DAY, dateSource: 'header' }],
  ])('believe a date %s or not', (_, at, expected) => {
    expect(read(`${received(NOON)}\nDate: ${new Date(at).toUTCString()}`)).toMatchObject(expected);
  });

  it('have the date of the newest receipt that can be read, of twenty', () => {
    const unread = 'Received: by mx.x.example; soon\n';
    expect(read(`${unread.repeat(19)}${received(NOON)}\n${received(NOON - DAY)}`)).toMatchObject({ date: NOON });
    expect(read(`${unread.repeat(20)}${received(NOON)}`)).toMatchObject({ date: null, dateSource: 'none' });
  });

  it('have the first of several dates that can be read', () => {
    expect(read('Date: soon\nDate: Fri, 20 Nov 2026 12:00:00 +0000')).toMatchObject({ date: NOON });
  });
});
