import { describe, expect, it } from 'vitest';
import { cancellationIn } from './cancellation-in.js';
import type { CancellationReader } from './reader.js';

/** Says the same of every sentence that it is asked about. */
const saying =
  (chance: number): CancellationReader =>
  (sentence) => ({ chance, witness: () => sentence.slice(0, 8) });

describe('what a model says of a sentence', () => {
  it('counts where a word ends, leaves or replaces something', () => {
    const sure = saying(0.95);
    expect(cancellationIn('Somebody else will bake for us.', sure, 0.8)?.probability).toBe(0.95);
    expect(cancellationIn('We just bought the blue grinder.', sure, 0.8)).toBeNull();
  });

  it('is overruled where an end is denied or only considered', () => {
    expect(
      cancellationIn('We do not want to cancel our contract, only to move the date.', saying(0.95), 0.8),
    ).toBeNull();
  });

  it('is not needed where a phrase says so, and raises its probability', () => {
    const text = 'We will not renew after March.';
    expect(cancellationIn(text, saying(0), 0.8)).toEqual({ words: 'will not renew', sentence: text, probability: 0.8 });
    expect(cancellationIn(text, saying(0.95), 0.8)?.probability).toBe(0.95);
  });

  it('may take two sentences', () => {
    const text = 'The team moved on. Switch it off at the end of May.';
    const together: CancellationReader = (sentence) => saying(sentence === text ? 0.9 : 0.3)(sentence);
    expect(cancellationIn(text, together, 0.8)?.sentence).toBe(text);
  });
});
