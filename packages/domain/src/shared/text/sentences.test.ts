import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.js';

it.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['It costs 12.50 a kilo. Fine.', ['It costs 12.50 a kilo.', 'Fine.']],
  ['Herr Dr. Brandt kommt am 12. März. Gut.', ['Herr Dr. Brandt kommt am 12. März.', 'Gut.']],
  ['hi. please call', ['hi.', 'please call']],
  ['1. First\n2. Second', ['First', 'Second']],
  ['Hello Ada,\n\nthank you.', ['Hello Ada,', 'thank you.']],
  [
    'This is a line of a letter that a mail program has broken at about\nseventy characters.',
    ['This is a line of a letter that a mail program has broken at about seventy characters.'],
  ],
  ['ありがとう。できますか？', ['ありがとう。', 'できますか？']],
  ['', []],
])('%j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
