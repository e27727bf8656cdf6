import type { RelatedPerson, RelationshipGraph } from '@concordia/api-client';
import { DAY } from '@concordia/domain';
import { describe, expect, it } from 'vitest';
import { bandOf, graphDataOf, quietOnes } from './graphData';

const NOW = Date.UTC(2026, 2, 2);
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();

const person = (id: string, more: Partial<RelatedPerson> = {}): RelatedPerson => ({
  id,
  name: id,
  contactId: id,
  isOwner: false,
  title: null,
  companyId: null,
  messages: 10,
  lastMessageAt: ago(1),
  median_reply_minutes: null,
  pagerank: 0.1,
  ...more,
});

const names = { you: 'You', band: { month: 'Month', quarter: 'Quarter', older: 'Older' } };

const graph: RelationshipGraph = {
  people: [
    person('mara', { isOwner: true, contactId: null, messages: 900 }),
    person('ada', { companyId: 'lumen' }),
    person('ben', { companyId: 'lumen', lastMessageAt: ago(91), messages: 7 }),
    person('cleo', { companyId: 'solo', lastMessageAt: ago(60), messages: 2 }),
    person('dora', { lastMessageAt: null, messages: 0 }),
  ],
  companies: [
    { id: 'lumen', name: 'Lumen', people: 2 },
    { id: 'solo', name: 'Solo', people: 1 },
  ],
  ties: [
    { from: 'mara', to: 'ada', kind: 'wrote_to', strength: 0.5 },
    { from: 'ada', to: 'lumen', kind: 'works_at', strength: 0.5 },
    { from: 'cleo', to: 'solo', kind: 'works_at', strength: 0.2 },
  ],
  total: 4,
};

describe('the dots of relationships', () => {
  it('lie together by the last contact, without the owner, who is as large as the largest', () => {
    const { nodes } = graphDataOf(graph, 'lastContact', names, NOW);
    expect(nodes).toEqual([
      { id: 'mara', name: 'You', size: 10 },
      { id: 'ada', name: 'ada', size: 10, cluster: 'Month' },
      { id: 'ben', name: 'ben', size: 7, cluster: 'Older' },
      { id: 'cleo', name: 'cleo', size: 2, cluster: 'Quarter' },
      { id: 'dora', name: 'dora', size: 0 },
      { id: 'lumen', name: 'Lumen', size: 2 },
    ]);
  });

  it('lie together by the company where several work at it', () => {
    const { nodes } = graphDataOf(graph, 'company', names, NOW);
    expect(nodes.map(({ cluster }) => cluster)).toEqual([undefined, 'Lumen', 'Lumen', undefined, undefined, 'Lumen']);
  });

  it('have no company of one person, and no line to it', () => {
    const { edges } = graphDataOf(graph, 'lastContact', names, NOW);
    expect(edges).toEqual([
      { source: 'mara', target: 'ada', strength: 0.5 },
      { source: 'ada', target: 'lumen', strength: 0.5 },
    ]);
  });
});

it.each([
  [30, 'month'],
  [31, 'quarter'],
  [90, 'quarter'],
  [91, 'older'],
])('counts a last message %d days ago as %s', (days, band) => {
  expect(bandOf({ lastMessageAt: ago(days) }, NOW)).toBe(band);
});

it('names who wrote often and has been quiet for a quarter', () => {
  expect(quietOnes(graph, NOW)).toEqual({ often: 2, quiet: ['ben'] });
});
