import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.js';

describe('readRequest', () => {
  it.each([
    ['Please send us the contract.', 'Please send'],
    ['We need the drawings by Friday.', 'need'],
    ['Do you have a minute this afternoon?', 'Do you have'],
    ['Könnten Sie uns das Angebot schicken?', 'Könnten Sie'],
    ['Pourriez-vous nous envoyer un devis ?', 'Pourriez-vous'],
  ])('finds in %j its witness, %j', (sentence, words) => {
    const found = readRequest(sentence);
    expect(found.chance).toBeGreaterThan(0.7);
    expect(found.witness()).toContain(words);
  });

  it.each([
    'The report is ready.',
    'I will send it tomorrow.',
    'It snowed all night.',
    'Wir haben die Rechnung bezahlt.',
  ])('finds nothing in %j', (sentence) => {
    expect(readRequest(sentence).chance).toBeLessThan(0.5);
  });

  it('quotes the sentence, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (sentence) => {
        const { chance, witness } = readRequest(sentence);
        const words = witness() ?? '';
        expect(chance >= 0 && chance <= 1).toBe(true);
        expect(sentence.replace(/\s+/gu, ' ')).toContain(words.replace(/\s+/gu, ' '));
      }),
    );
  });
});
