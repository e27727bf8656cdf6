import { expect, it } from 'vitest';
import { spellOutEmoji } from './emoji.js';

it.each([
  ['no emoji: ©', 'no emoji: copyright'],
  ['plain', 'plain'],
  ['💘', 'heart with arrow'],
  ['so💘!', 'so heart with arrow!'],
  ['so 💘💋', 'so heart with arrow kiss mark'],
  ['☀️', 'sun\ufe0f'],
  ['👍🏽', 'thumbs up🏽'],
])('spells %s out as %s', (text, spelled) => {
  expect(spellOutEmoji(text)).toBe(spelled);
});
