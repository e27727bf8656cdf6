import { describe, expect, it } from 'vitest';
import { findWanted, isDoubtful } from './find-wanted.js';

describe('findWanted', () => {
  it('names the surest sentence and its words', () => {
    expect(findWanted('The hall is booked. I suggest that we talk about it on Monday. It has two doors.')).toEqual({
      chance: expect.closeTo(0.9, 0),
      sentence: 'I suggest that we talk about it on Monday.',
      words: expect.stringContaining('suggest'),
    });
  });

  it.each(['', 'The report is ready.', 'We had a good time at the fair, and it rained.'])('abstains on %j', (text) => {
    expect(findWanted(text)).toBeNull();
  });
});

describe('isDoubtful', () => {
  it.each(['For questions, visit our page.', 'The report is ready.'])('is %j', (text) => {
    expect(isDoubtful(text)).toBe(true);
  });

  it.each(['Could you send the contract?', 'Where is my order 20871?', 'お願いします', 'Fragen? Besuchen Sie uns.'])(
    'is not %j',
    (text) => {
      expect(isDoubtful(text)).toBe(false);
    },
  );
});
