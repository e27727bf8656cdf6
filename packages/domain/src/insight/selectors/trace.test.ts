import { describe, expect, it } from 'vitest';
import { readTrace } from './trace.js';

const read = (fields: Readonly<Record<string, readonly string[]>>) => readTrace((name) => fields[name] ?? []);

const hop = (address: string) => `from host ([${address}]) by mx.ours.example; Fri, 20 Nov 2026 09:00:00 +0000`;
const nothing = { userAgent: null, organization: null, languages: [], addresses: [] };

describe('the trace of a mail', () => {
  it('is none without any of its fields', () => {
    expect(read({ subject: ['Hello'] })).toBeNull();
  });

  it.each([
    ['user-agent', 'Mutt', { userAgent: 'Mutt' }],
    ['x-mailer', 'Mutt', { userAgent: 'Mutt' }],
    ['x-newsreader', 'Mutt', { userAgent: 'Mutt' }],
    ['organization', 'Blue', { organization: 'Blue' }],
    ['organisation', 'Blue', { organization: 'Blue' }],
    ['accept-language', 'de', { languages: ['de'] }],
    ['content-language', 'de', { languages: ['de'] }],
    ['x-originating-ip', '[8.8.8.8]', { addresses: ['8.8.8.8'] }],
    ['x-sender-ip', ' 8.8.8.8 ', { addresses: ['8.8.8.8'] }],
    ['x-client-ip', '8.8.8.8', { addresses: ['8.8.8.8'] }],
    ['received', hop('8.8.8.8'), { addresses: ['8.8.8.8'] }],
  ])('is told by %s alone', (name, value, told) => {
    expect(read({ [name]: [value] })).toEqual({ ...nothing, ...told });
  });

  it('has a name on one line, by the first field that has a usable one', () => {
    expect(read({ 'user-agent': [' \u0007 '], 'x-mailer': [' Apple\r\n\tMail '] })?.userAgent).toBe('Apple Mail');
    const longest = 'x'.repeat(200);
    expect(read({ 'user-agent': [longest], 'x-mailer': ['Mutt'] })?.userAgent).toBe(longest);
    expect(read({ 'user-agent': [`${longest}x`], 'x-mailer': ['Mutt'] })?.userAgent).toBe('Mutt');
  });
});

describe('the languages of a mail', () => {
  it('are five at most, each once, what is accepted before what was written', () => {
    const fields = { 'content-language': ['sv'], 'accept-language': ['de;q=0.7, en_GB, DE, *', 'fr'] };
    expect(read(fields)?.languages).toEqual(['de', 'en-gb', 'fr', 'sv']);
    expect(read({ 'accept-language': ['aa,bb,cc,dd,ee,ff'] })?.languages).toEqual(['aa', 'bb', 'cc', 'dd', 'ee']);
  });

  it('are read from four fields, and a thousand characters of each', () => {
    expect(read({ 'accept-language': ['*', '*', '*', 'de', 'fr'] })?.languages).toEqual(['de']);
    expect(read({ 'accept-language': [`${','.repeat(998)}de,fr`] })?.languages).toEqual(['de']);
  });
});

describe('the addresses of a mail', () => {
  it('are three at most, each once, what programs of theirs say first', () => {
    const fields = {
      received: [hop('8.8.4.4')],
      'x-originating-ip': ['8.8.8.1', '8.8.8.1', '8.8.8.9'],
      'x-client-ip': ['10.0.0.1', '8.8.8.2'],
    };
    expect(read(fields)?.addresses).toEqual(['8.8.8.1', '8.8.8.2', '8.8.4.4']);
    expect(read({ ...fields, 'x-sender-ip': ['8.8.8.3'] })?.addresses).toEqual(['8.8.8.1', '8.8.8.3', '8.8.8.2']);
  });

  it('come of the hops from the lowest that names a public one', () => {
    expect(read({ received: [hop('8.8.4.4'), hop('8.8.8.8'), hop('10.0.0.1')] })?.addresses).toEqual(['8.8.8.8']);
    const many = (count: number) =>
      read({ received: [hop('8.8.8.8'), ...Array.from({ length: count }, () => hop('10.0.0.1'))] });
    expect(many(19)?.addresses).toEqual(['8.8.8.8']);
    expect(many(20)).toBeNull();
  });

  it.each([
    ['from a ([10.0.0.1] [8.8.8.8]) by b', '8.8.8.8'],
    ['  FROM a (IPv6:2a00::1) by b', '2a00::1'],
    ['from a (8.8.8.8)', '8.8.8.8'],
    ['from a ([8.8.8.8]); Fri [8.8.4.4]', '8.8.8.8'],
    ['from a by b [8.8.8.8]', null],
    ['from a; [8.8.8.8]', null],
    ['x from a ([8.8.8.8])', null],
    ['from a 8.8.8.8', null],
    [`from ${'a'.repeat(1_000)} ([8.8.8.8])`, null],
  ])('in the hop %j: %s', (received, address) => {
    expect(read({ received: [received] })?.addresses ?? [null]).toEqual([address]);
  });
});
