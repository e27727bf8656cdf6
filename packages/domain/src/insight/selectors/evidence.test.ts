import { describe, expect, it } from 'vitest';
import { bitOfSource, KEPT_OF_A_TYPE, learn, type Reading } from './evidence.js';
import { EVIDENCE_SOURCES, type EvidenceSource, type SelectorType } from './types.js';

const reading = (
  at: number,
  value: string,
  {
    source = 'body',
    type = 'topic',
    messageId = `m${at}`,
    quote = null,
  }: {
    source?: EvidenceSource;
    type?: SelectorType;
    messageId?: string | null;
    quote?: string | null;
  } = {},
): Reading => ({ found: [{ type, value, source, quote }], messageId, at });

describe('a fact that was read', () => {
  it('has every source that ever told it, and when it was read last', () => {
    const known = learn(
      [],
      [reading(5, 'demo', { quote: 'A demo' }), reading(3, 'demo', { source: 'contact', messageId: null })],
    );
    expect(known).toEqual([
      {
        type: 'topic',
        value: 'demo',
        sourceBits: 0b010100,
        lastFoundAt: 5,
        evidence: [
          { source: 'body', quote: 'A demo', messageId: 'm5', foundAt: 5 },
          { source: 'contact', quote: null, messageId: null, foundAt: 3 },
        ],
      },
    ]);
    expect(EVIDENCE_SOURCES.map(bitOfSource)).toEqual([1, 2, 4, 8, 16, 32]);
  });

  it('keeps its three newest pieces of evidence, and the newest of each source', () => {
    const readings = [1, 2, 3, 4, 5].map((at) => reading(at, 'demo'));
    const cards = [1, 2].map((at) => reading(at, 'demo', { source: 'contact', messageId: `c${at}` }));
    const [fact] = learn([], [...readings, ...cards]);
    expect(fact?.evidence.map(({ messageId }) => messageId)).toEqual(['m5', 'm4', 'm3', 'c2']);
  });

  it('is told once by a source in a message, as it was read last', () => {
    const [fact] = learn(learn([], [reading(1, 'demo', { quote: 'old' })]), [
      reading(1, 'demo', { quote: 'new' }),
      reading(1, 'demo', { source: 'signature' }),
    ]);
    expect(fact?.evidence.map(({ source, quote }) => [source, quote])).toEqual([
      ['body', 'new'],
      ['signature', null],
    ]);
  });

  it('is another one under another type', () => {
    const known = learn([], [reading(1, 'blue'), reading(1, 'blue', { type: 'organization' })]);
    expect(known.map(({ type }) => type)).toEqual(['organization', 'topic']);
  });
});

describe('the facts that are known', () => {
  it('stand by when they were read last, of equals by name', () => {
    const known = learn(learn([], [reading(1, 'b'), reading(9, 'a')]), [reading(1, 'c'), reading(2, 'd')]);
    expect(known.map(({ value }) => value)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('are bounded for each type by itself', () => {
    const many = Array.from({ length: KEPT_OF_A_TYPE + 1 }, (_, index) => reading(index, `t${index}`));
    const known = learn([], [...many, reading(0, 'blue', { type: 'organization' })]);
    expect(known).toHaveLength(KEPT_OF_A_TYPE + 1);
    expect(known.some(({ value }) => value === 't0')).toBe(false);
    expect(known.at(-1)).toMatchObject({ type: 'organization', value: 'blue' });
  });
});
