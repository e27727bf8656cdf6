import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/units.js';
import { companyIdOf } from './company.js';
import { personEngagement } from './engagement.js';
import type { PersonMessage } from './facts.js';
import { projectGraph } from './project.js';

const NOW = Date.UTC(2026, 10, 20, 9);
const OWNER = { id: 'owner', name: 'Fernhill', addresses: ['mara@fernhill.example'] };

const person = (id: string, company: string | null, email: string | null = null) => ({
  id,
  name: id,
  title: null,
  email,
  company,
  location: null,
});

const message = (contact: string, at: number, of: Partial<PersonMessage> = {}): PersonMessage => ({
  contact,
  conversation: contact,
  direction: 'inbound',
  kind: 'personal',
  isByPerson: false,
  at,
  ...of,
});
const ours = { direction: 'outbound', isByPerson: true } as const;

describe('a graph', () => {
  const { nodes, relationships } = projectGraph(
    {
      owner: OWNER,
      people: [
        person('ada', 'Northwind', 'ada@northwind.example'),
        person('ben', ' northwind', 'ben@gmail.com'),
        person('cleo', null),
      ],
      messages: [
        message('ada', NOW - DAY),
        message('ada', NOW - DAY + HOUR, ours),
        message('ada', NOW - DAY + 2 * HOUR, { ...ours, conversation: 'other' }),
        message('ada', NOW - DAY + 2 * HOUR + 30 * MINUTE, { conversation: 'other' }),
        message('ben', NOW - DAY, { kind: 'list' }),
        message('ben', NOW - HOUR, ours),
      ],
    },
    NOW,
  );
  const northwind = companyIdOf('owner', 'Northwind') ?? '';

  it('has everybody, and each company once', () => {
    expect([...nodes.keys()]).toEqual(['owner', 'ada', 'ben', 'cleo', northwind]);
    expect(nodes.get(northwind)).toMatchObject({ name: ' northwind', employees: 2, domain: 'northwind.example' });
    expect(nodes.get('ben')?.domain).toBeNull();
    expect(nodes.get('owner')).toMatchObject({ messagesSent: 3, messagesReceived: 3, isOwner: true });
    const ranks = [...nodes.values()].map(({ pagerank }) => pagerank);
    expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 9);
  });

  it('counts each direction, with how long answers take', () => {
    const ties = relationships.map(({ from, to, messages, threads, medianReplyMinutes, strength }) => [
      from,
      to,
      messages,
      threads,
      medianReplyMinutes,
      strength,
    ]);
    expect(ties).toEqual([
      ['ada', 'owner', 2, 2, 30, 4],
      ['owner', 'ada', 2, 2, 60, 4],
      ['ada', northwind, 0, 0, null, 4],
      ['ben', 'owner', 1, 1, null, 2],
      ['owner', 'ben', 1, 1, null, 2],
      ['ben', northwind, 0, 0, null, 2],
    ]);
    expect(nodes.get('ada')).toMatchObject({ lastReplyAt: NOW - DAY + 2 * HOUR + 30 * MINUTE, medianReplyMinutes: 30 });
  });

  it('gives a company the engagement of its most engaged person', () => {
    expect(nodes.get(northwind)?.engagementScore).toBe(nodes.get('ada')?.engagementScore);
    expect([nodes.get('ben'), nodes.get('owner')].map((node) => node?.engagementScore)).toEqual([0, 0]);
  });
});

it('engagement is one half for a letter a week, more for an exchange, and fades', () => {
  const weekly = { activityPoints: 3 / (1 - 2 ** (-7 / 30)), activityAt: NOW, medianReplyMinutes: null };
  const alone = { ...weekly, messagesSent: 50, messagesReceived: 0 };
  const both = { ...weekly, messagesSent: 50, messagesReceived: 50, medianReplyMinutes: 0 };
  expect(personEngagement(alone, NOW)).toBeCloseTo(1 / 2, 9);
  expect(personEngagement(both, NOW)).toBeCloseTo(3 / 4, 9);
  expect(personEngagement(alone, Math.floor(NOW / DAY) * DAY + 31 * DAY)).toBeLessThan(1 / 3 + 0.01);
});
