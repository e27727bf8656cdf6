import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseSubject } from './subject.js';

describe('baseSubject', () => {
  it.each([
    ['Offer', 'Offer'],
    ['Re: Offer', 'Offer'],
    ['RE: Re: re: Offer', 'Offer'],
    ['AW: [team] Re[2]: WG: Offer', 'Offer'],
    ['Fwd: FW: Antwort: Offer', 'Offer'],
    ['SV: VS: Offer', 'Offer'],
    ['Re^3: Offer', 'Offer'],
    ['回复：报价', '报价'],
    ['Re:\r\n Offer   of\tthe day', 'Offer of the day'],
    ['Research: results', 'Research: results'],
    ['I: Offerta', 'Offerta'],
    ['[team]', '[team]'],
    ['Re:', ''],
    ['', ''],
  ])('%j is about %j', (subject, base) => {
    expect(baseSubject(subject)).toBe(base);
  });

  it('is the same for a subject and any pile of replies to it', () => {
    const marks = fc.array(fc.constantFrom('Re: ', 'AW: ', 'Fwd: ', 'SV: ', '[list] ', 'WG: ', 'Re[4]: '), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), marks, (text, prefix) => {
        const base = baseSubject(text);
        fc.pre(base !== '');
        expect(baseSubject(prefix.join('') + base)).toBe(base);
        expect(baseSubject(base)).toBe(base);
      }),
    );
  });
});
