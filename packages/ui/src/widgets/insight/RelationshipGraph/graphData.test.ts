import type { RelationshipGraph } from '@concordia/api-client';
import { DAY } from '@concordia/domain';
import { tieStrength } from '@concordia/domain/graph';
import { describe, expect, it } from 'vitest';
import { bandOf, pictureOf, quietOnes, strengthsAt } from './graphData';
import { relatedOf } from './related';

const NOW = Date.UTC(2026, 2, 2);
const ago = (days: number) => (NOW - days * DAY) / 1000;

const names = { you: 'You', band: { month: 'Month', quarter: 'Quarter', older: 'Older' } };

const graph: RelationshipGraph = {
  owner: { id: 'mara', name: 'Mara' },
  people: {
    id: ['ada', 'ben', 'cleo', 'dora'],
    name: ['Ada', 'Ben', 'Cleo', 'Dora'],
    company: [0, 0, 1, -1],
    messages: [10, 7, 2, 0],
    lastAt: [ago(1), ago(91), ago(60), 0],
    weeks: ['0:9 30', '0:7', '0 40', ''],
  },
  companies: { id: ['lumen', 'solo'], name: ['Lumen', 'Solo'] },
  ties: { one: [0], other: [1], messages: [3], lastAt: [ago(91)], weeks: ['0:3'] },
  total: 4,
  totalTies: 1,
};
const related = relatedOf(graph);
const ends = ({ data }: ReturnType<typeof pictureOf>) => data.edges.map(({ source, target }) => `${source} ${target}`);

describe('the dots of relationships', () => {
  it('lie together by the last contact, without the owner, who is as large as the largest', () => {
    const { data } = pictureOf(related, 'lastContact', names, NOW);
    expect(data.nodes).toEqual([
      { id: 'mara', name: 'You', size: 10 },
      { id: 'ada', name: 'Ada', size: 10, cluster: 'Month' },
      { id: 'ben', name: 'Ben', size: 7, cluster: 'Older' },
      { id: 'cleo', name: 'Cleo', size: 2, cluster: 'Quarter' },
      { id: 'dora', name: 'Dora', size: 0 },
      { id: 'lumen', name: 'Lumen', size: 2 },
    ]);
  });

  it('lie together by the company where several work at it', () => {
    const { data } = pictureOf(related, 'company', names, NOW);
    expect(data.nodes.map(({ cluster }) => cluster)).toEqual([
      undefined,
      'Lumen',
      'Lumen',
      undefined,
      undefined,
      'Lumen',
    ]);
  });

  it('have lines to the owner, to companies of several, and to each other', () => {
    const picture = pictureOf(related, 'lastContact', names, NOW);
    expect(ends(picture)).toEqual(['mara ada', 'mara ben', 'mara cleo', 'ada lumen', 'ben lumen', 'ada ben']);
    expect(picture.data.edges.at(-1)?.strength).toBeCloseTo(tieStrength({ messages: 3, lastAt: NOW - 91 * DAY }, NOW));
  });

  it('are nobody without an owner or people', () => {
    const nobody = relatedOf({
      ...graph,
      owner: null,
      people: { id: [], name: [], company: [], messages: [], lastAt: [], weeks: [] },
    });
    expect(pictureOf(nobody, 'company', names, NOW).data).toEqual({ nodes: [], edges: [] });
  });
});

it('has the strengths of an earlier time, before what came later', () => {
  const picture = pictureOf(related, 'lastContact', names, NOW);
  const [now, then] = [strengthsAt(picture, NOW), strengthsAt(picture, NOW - 60 * DAY)];
  // Ada wrote nine of ten messages this week, Ben has been fading since.
  expect(now[0]).toBeGreaterThan(then[0] ?? 1);
  expect(now[1]).toBeLessThan(then[1] ?? 0);
});

it.each([
  [30, 'month'],
  [31, 'quarter'],
  [90, 'quarter'],
  [91, 'older'],
])('counts a last message %d days ago as %s', (days, band) => {
  expect(bandOf({ lastAt: ago(days) * 1000 }, NOW)).toBe(band);
});

it('names who wrote often and has been quiet for a quarter', () => {
  expect(quietOnes(related, NOW)).toEqual({ often: 2, quiet: ['Ben'] });
});
