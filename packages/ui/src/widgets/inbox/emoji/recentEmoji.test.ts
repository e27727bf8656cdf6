import { describe, expect, it } from 'vitest';
import { parseRecent, withRecent } from './recentEmoji';

describe('recent emoji', () => {
  it.each([
    [null, []],
    ['["😀","🙏"]', ['😀', '🙏']],
    ['["😀",7,"",null,"a text that is no emoji"]', ['😀']],
    ['{"0":"😀"}', []],
    ['null', []],
    ['[', []],
  ])('%j is read as %j', (text, emoji) => expect(parseRecent(text)).toEqual(emoji));

  it('are at most 16', () => {
    const many = Array.from({ length: 40 }, (_, index) => String(index));
    expect(parseRecent(JSON.stringify(many))).toHaveLength(16);
    expect(withRecent(many.slice(0, 16), 'new')).toEqual(['new', ...many.slice(0, 15)]);
  });

  it('move to the front when used again', () => {
    expect(withRecent(['😀', '🙏', '🇩🇪'], '🇩🇪')).toEqual(['🇩🇪', '😀', '🙏']);
  });
});
