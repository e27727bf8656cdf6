import { describe, expect, it } from 'vitest';
import { cadenceFinding, mostOf } from './weekly.js';

const silentFor = (weeks: number) => [
  ...Array.from({ length: 26 - weeks }, () => 1),
  ...Array.from({ length: weeks }, () => 0),
];

describe('messages by week', () => {
  it('are those of whoever has most, most first', () => {
    const weeks = [
      new Map([
        ['a', 1],
        ['b', 5],
      ]),
      new Map([['c', 9]]),
      new Map([['a', 4]]),
    ];
    expect(mostOf(weeks, 2)).toEqual([
      { id: 'c', messages: 9, weeks: [0, 9, 0] },
      { id: 'a', messages: 5, weeks: [1, 0, 4] },
    ]);
  });

  it('name who was in touch most regularly, and count who fell silent', () => {
    const people = [
      { id: 'a', weeks: silentFor(8) },
      { id: 'b', weeks: silentFor(1) },
      { id: 'c', weeks: silentFor(7) },
    ];
    expect(cadenceFinding(people)).toEqual({ steadiest: { id: 'b', weeks: 25 }, silent: 1 });
  });

  it('name nobody where several are alike, or nobody is regular', () => {
    expect(
      cadenceFinding([
        { id: 'a', weeks: silentFor(2) },
        { id: 'b', weeks: silentFor(2) },
      ]).steadiest,
    ).toBeNull();
    expect(cadenceFinding([{ id: 'a', weeks: silentFor(20) }])).toEqual({ steadiest: null, silent: 1 });
    expect(cadenceFinding([])).toEqual({ steadiest: null, silent: 0 });
  });
});
