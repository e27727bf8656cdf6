import { describe, expect, it } from 'vitest';
import { addTags, isList, splitTags } from './tags';

describe('splitTags', () => {
  it('takes a list apart at commas, semicolons and ends of lines', () => {
    expect(splitTags(' ada@x.org, grace@x.org;\r\nalan@x.org\n\n')).toEqual(['ada@x.org', 'grace@x.org', 'alan@x.org']);
    expect(splitTags('東京、大阪')).toEqual(['東京', '大阪']);
    expect(splitTags(' , ')).toEqual([]);
  });

  it('leaves spaces inside a tag alone', () => {
    expect(isList('new customer')).toBe(false);
    expect(splitTags('new customer')).toEqual(['new customer']);
  });
});

describe('addTags', () => {
  const address = (text: string) => (text.includes('@') ? null : 'no address');

  it('adds each once, whatever its case, and says which were there', () => {
    expect(addTags(['Ada@x.org'], ['ada@x.org', 'alan@x.org', 'ALAN@x.org'], address)).toEqual({
      tags: ['Ada@x.org', 'alan@x.org'],
      added: ['alan@x.org'],
      duplicates: ['ada@x.org', 'ALAN@x.org'],
      invalid: [],
    });
  });

  it('leaves out what is none, and says why', () => {
    const { added, invalid } = addTags([], ['ada', 'alan@x.org'], address);
    expect(added).toEqual(['alan@x.org']);
    expect(invalid).toEqual([{ text: 'ada', problem: 'no address' }]);
  });
});
