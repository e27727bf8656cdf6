import { expect, it } from 'vitest';
import { consentWord } from './consent-words.js';

it.each([
  ['STOP', 'out'],
  [' stop. ', 'out'],
  ['Unsubscribe!', 'out'],
  ['start', 'in'],
  ['Please stop', null],
  ['', null],
])('%j says %j', (text, consent) => {
  expect(consentWord(text)).toBe(consent);
});
