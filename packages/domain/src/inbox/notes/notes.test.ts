import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHappening, keptNotes, NOTE_KINDS, noteSummary } from './notes.js';

describe('notes of a message', () => {
  it('lose what is empty, no link, no place, or too much', () => {
    expect(
      keptNotes([
        { kind: 'post', title: '', detail: ' a\u0000b ', url: 'javascript:alert(1)', items: ['', 'x'] },
        { kind: 'location', place: { latitude: 91, longitude: 0 }, url: 'https://example.org' },
        { kind: 'location', place: { latitude: -90, longitude: 180 } },
      ]),
    ).toEqual([
      { kind: 'post', detail: 'a b', items: ['x'] },
      { kind: 'location', url: 'https://example.org/' },
      { kind: 'location', place: { latitude: -90, longitude: 180 } },
    ]);
    expect(keptNotes(Array.from({ length: 21 }, () => ({ kind: 'link' as const })))).toHaveLength(20);
    expect(keptNotes([{ kind: 'poll', items: Array.from({ length: 31 }, () => 'x') }])[0]?.items).toHaveLength(30);
    expect(keptNotes([{ kind: 'link', url: `https://example.org/${'a'.repeat(2_000)}` }])).toEqual([{ kind: 'link' }]);
  });

  it('keep at most 500 units of a text, and never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (title) => {
        const kept = keptNotes([{ kind: 'poll', title }])[0]?.title ?? '';
        expect(kept.length).toBeLessThanOrEqual(500);
        expect(kept.isWellFormed()).toBe(true);
      }),
    );
    expect(keptNotes([{ kind: 'poll', title: `${'a'.repeat(498)}😀b` }])[0]?.title).toBe(`${'a'.repeat(498)}…`);
  });

  it('tell in one line what a message without text is', () => {
    expect(noteSummary([{ kind: 'poll', title: 'Lunch?' }, { kind: 'link' }])).toBe('Poll: Lunch?');
    expect(noteSummary([{ kind: 'order', items: ['2 × bread'] }])).toBe('Order: 2 × bread');
    expect(noteSummary([{ kind: 'call' }])).toBe('Call');
    expect(noteSummary([])).toBe('');
  });

  it('are happenings where nobody waits for a reply', () => {
    expect(NOTE_KINDS.filter((kind) => isHappening({ kind }))).toEqual(['group', 'system', 'giveaway']);
  });
});
