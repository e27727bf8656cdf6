import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawWebhook } from '../port/adapter.js';
import { verifyTwilio } from './signature.js';

// The account, address and fields of the example in Twilio's documentation and libraries.
const TOKEN = '12345';
const URL_ = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const FIELDS = [
  ['CallSid', 'CA1234567890ABCDE'],
  ['Caller', '+14158675309'],
  ['Digits', '1234'],
  ['From', '+14158675309'],
  ['To', '+18005551212'],
] as const;

const webhook = (url: string, body: string, signature: string): RawWebhook => ({
  method: 'POST',
  url,
  headers: { 'x-twilio-signature': signature },
  body: new TextEncoder().encode(body),
});
function form(fields: readonly (readonly [string, string])[]): string {
  const all = new URLSearchParams();
  for (const [name, value] of fields) all.append(name, value);
  return all.toString();
}
const verdict = (url: string, body: string, signature: string) => verifyTwilio(webhook(url, body, signature), TOKEN);

describe('the signature of Twilio', () => {
  it.each([
    ['as it is', URL_, 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
    ['with a port that Twilio leaves out', URL_.replace('.com', '.com:1234'), 'RSOYDt4T1cUTdK1PDd93/VVr8B8='],
    ['with the usual port of https', URL_, 'kvajT1Ptam85bY51eRf/AJRuM3w='],
    ['with the usual port of http', URL_.replace('https', 'http'), '0ZXoZLH/DfblKGATFgpif+LLRf4='],
  ])('is known %s', (_name, url, signature) => {
    expect(verdict(url, form(FIELDS), signature)).toBe('genuine');
    expect(verdict(url, form(FIELDS.toReversed()), signature)).toBe('genuine');
  });

  it('counts a repeated value once, in order', () => {
    const fields = [
      ['Sid', 'CA123'],
      ['SidAccount', 'AC123'],
      ['Digits', '5678'],
      ['Digits', '1234'],
      ['Digits', '1234'],
    ] as const;
    expect(verdict(URL_, form(fields), 'IK+Dwps556ElfBT0I3Rgjkr1wJU=')).toBe('genuine');
  });

  it('covers a body of JSON through its hash in the address', () => {
    const body = '{"property": "value", "boolean": true}';
    const hash = '0a1ff7634d9ab3b95db5c9a2dfe9416e41502b283a80c7cf19632632f96e6620';
    expect(verdict(`${URL_}&bodySHA256=${hash}`, body, 'a9nBmqA0ju/hNViExpshrM61xv4=')).toBe('genuine');
    expect(verdict(`${URL_}&bodySHA256=${hash}`, `${body} `, 'a9nBmqA0ju/hNViExpshrM61xv4=')).toBe('forged');
  });

  it('is broken by any other byte in the body, the address or the signature', () => {
    const changed = (text: string, where: number, to: string) => {
      const at = where % text.length;
      return `${text.slice(0, at)}${to}${text.slice(at + 1)}`;
    };
    const letter = fc.constantFrom(...'abcXYZ019/+=-_');
    const fields = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fields, fc.nat(), letter, (pairs, where, to) => {
        const unique = [...new Map(pairs)];
        const signed = unique
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .flat()
          .join('');
        const signature = createHmac('sha1', TOKEN).update(`${URL_}${signed}`).digest('base64');
        const body = form(unique);
        expect(verdict(URL_, body, signature)).toBe('genuine');
        // Another way to write the same fields is the same message; a sign that moves between name and value is what HMAC cannot see.
        const flat = (text: string) => [...new URLSearchParams(text)].flat().sort().join('\0');
        const other = changed(body, where, to);
        const address = changed(URL_, where, to);
        const wrong = changed(signature, where, to);
        const verdicts = [
          flat(other) === flat(body) ? 'forged' : verdict(URL_, other, signature),
          address === URL_ ? 'forged' : verdict(address, body, signature),
          wrong === signature ? 'forged' : verdict(URL_, body, wrong),
        ];
        expect(verdicts).toEqual(['forged', 'forged', 'forged']);
      }),
    );
    expect(verifyTwilio({ ...webhook(URL_, form(FIELDS), ''), headers: {} }, TOKEN)).toBe('forged');
  });
});
