import { describe, expect, it } from 'vitest';
import { excerpt, findWords } from './findWords';

const found = (text: string, query: string) => findWords(text, query).map(([start, end]) => text.slice(start, end));

describe('the words of a search in a text', () => {
  it('are found whole, whatever case and accents, the last also at the beginning of a word', () => {
    expect(found('Renewal of the Café, renewals: no prerenewal', 'CAFE renew')).toEqual(['Renew', 'Café', 'renew']);
    expect(found('Renewal of the Café', 'renew CAFE')).toEqual(['Café']);
  });

  it('are marked as far as they go', () => {
    expect(found('contract', 'con contra')).toEqual(['contra']);
    expect(found('price prices', 'price')).toEqual(['price', 'price']);
  });

  it('are not signs', () => {
    expect(found('the "price list" (2026)', '"price list" (2026)')).toEqual(['price', 'list', '2026']);
    expect(found('anything', '"" - ()')).toEqual([]);
  });

  it('keep their places behind letters that change their length', () => {
    expect(found('Straße İstanbul price', 'price')).toEqual(['price']);
    expect(found('👋🏽 hello price', 'price')).toEqual(['price']);
  });

  it('find nothing in markup that is not there', () => {
    expect(found('<script>alert(1)</script>', 'alert')).toEqual(['alert']);
  });
});

describe('an excerpt', () => {
  it('is the text itself while the match is near its beginning', () => {
    expect(excerpt('The price is right', 'price')).toBe('The price is right');
    expect(excerpt('No match here', 'price')).toBe('No match here');
  });

  it('begins shortly before a match that is far inside, at a word', () => {
    const text = `${'word '.repeat(40)}then the price of it`;
    expect(excerpt(text, 'price')).toMatch(/^…(?:word )+then the price of it$/);
    expect(excerpt(text, 'price').length).toBeLessThan(60);
  });
});
