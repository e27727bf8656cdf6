import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.js';
import { sketchOf } from '../flow/sketch.js';
import { businessDomain, companyIdOf } from './company.js';
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

  it('ranks who writes more, and more lately, above who wrote once and long ago', () => {
    const both = (contact: string, at: number) => [message(contact, at), message(contact, at + HOUR, ours)];
    const ranked = projectGraph(
      {
        owner: OWNER,
        people: ['often', 'lately', 'once', 'never'].map((id) => person(id, null)),
        messages: [
          ...Array.from({ length: 12 }, (_, week) => both('often', NOW - DAY - week * 7 * DAY)).flat(),
          ...both('lately', NOW - 2 * DAY),
          ...both('once', NOW - 365 * DAY),
        ],
      },
      NOW,
    ).nodes;
    const [often = 0, lately = 0, once = 0, never = 0] = ['often', 'lately', 'once', 'never'].map(
      (id) => ranked.get(id)?.pagerank,
    );
    expect(often).toBeGreaterThan(2 * lately);
    expect(lately).toBeGreaterThan(2 * once);
    expect(once).toBeGreaterThan(never);
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

describe('a node', () => {
  const project = (people: Parameters<typeof projectGraph>[0]['people'], messages: PersonMessage[], owner = OWNER) =>
    projectGraph({ owner, people, messages }, NOW);

  it('has everything of a person', () => {
    const ada = { ...person('ada', 'Northwind', 'Ada@Northwind.example'), title: 'Buyer', location: 'York' };
    const messages = [
      message('ada', NOW - 3 * DAY, ours),
      message('ada', NOW - 2 * DAY),
      message('ada', NOW - DAY, { kind: 'list' }),
      message('ben', NOW),
    ];
    const { nodes, relationships } = project([ada], messages);
    const company = companyIdOf('owner', 'Northwind');
    expect(nodes.get('ada')).toEqual({
      id: 'ada',
      entityType: 'Person',
      name: 'ada',
      contactId: 'ada',
      isOwner: false,
      companyId: company,
      title: 'Buyer',
      company: 'Northwind',
      location: 'York',
      domain: 'northwind.example',
      employees: 0,
      messagesSent: 2,
      messagesReceived: 1,
      lastMessageAt: NOW - DAY,
      lastReplyAt: NOW - 2 * DAY,
      medianReplyMinutes: 24 * 60,
      activityPoints: 2,
      activityAt: NOW - 2 * DAY,
      pagerank: expect.any(Number),
      engagementScore: expect.any(Number),
    });
    expect(relationships[0]).toEqual({
      from: 'ada',
      to: 'owner',
      kind: 'wrote_to',
      messages: 2,
      threads: 1,
      firstAt: NOW - 2 * DAY,
      lastAt: NOW - DAY,
      replies: sketchOf([DAY]),
      medianReplyMinutes: 24 * 60,
      strength: 3,
    });
    expect(relationships[2]).toEqual({
      from: 'ada',
      to: company,
      kind: 'works_at',
      messages: 0,
      threads: 0,
      firstAt: 0,
      lastAt: 0,
      replies: { zero: 0, buckets: {} },
      medianReplyMinutes: null,
      strength: 3,
    });
  });

  it('of a company is made of its people', () => {
    const people = [
      person('ada', 'Northwind', 'ada@northwind.example'),
      person('ben', 'NORTHWIND', 'ben@nw.example'),
      person('cleo', 'Northwind', 'cleo@nw.example'),
    ];
    const messages = [
      message('ada', NOW - 3 * DAY, ours),
      message('ada', NOW - 3 * DAY + HOUR),
      message('ben', NOW - DAY),
      message('ben', NOW - DAY + HOUR, ours),
    ];
    const { nodes } = project(people, messages);
    const id = companyIdOf('owner', 'Northwind') ?? '';
    expect(nodes.get(id)).toEqual({
      id,
      entityType: 'Company',
      name: 'Northwind',
      contactId: null,
      isOwner: false,
      companyId: null,
      title: null,
      company: null,
      location: null,
      domain: 'nw.example',
      employees: 3,
      messagesSent: 2,
      messagesReceived: 2,
      lastMessageAt: NOW - DAY + HOUR,
      lastReplyAt: NOW - 3 * DAY + HOUR,
      medianReplyMinutes: null,
      activityPoints: 0,
      activityAt: 0,
      pagerank: expect.any(Number),
      engagementScore: nodes.get('ben')?.engagementScore,
    });
    expect(companyIdOf('owner', ' ')).toBeNull();
    expect(companyIdOf('other', 'Northwind')).not.toBe(id);
    const tied = project(people.slice(0, 2), []).nodes.get(id);
    expect([tied?.name, tied?.domain]).toEqual(['NORTHWIND', 'northwind.example']);
  });

  it('of the owner has what others received, and how soon they were answered', () => {
    const messages = [message('ada', NOW - DAY), message('ada', NOW - DAY + HOUR, ours), message('ada', NOW, ours)];
    const owner = project([person('ada', null)], messages).nodes.get('owner');
    expect(owner).toMatchObject({
      entityType: 'Person',
      name: 'Fernhill',
      contactId: null,
      isOwner: true,
      companyId: null,
      domain: 'fernhill.example',
      messagesSent: 2,
      messagesReceived: 1,
    });
    expect(Math.abs((owner?.medianReplyMinutes ?? 0) / 60 - 1)).toBeLessThanOrEqual(0.01);
    const named = (addresses: string[]) => project([], [], { id: 'owner', name: '', addresses }).nodes.get('owner');
    expect(named(['a@x.example', 'b@x.example'])).toMatchObject({ name: 'a@x.example', medianReplyMinutes: null });
    expect(named([])).toMatchObject({ name: '', domain: null });
  });
});

it.each([
  ['ada@North.example', 'north.example'],
  ['a@b@north.example', 'north.example'],
  ['ada@gmail.com', null],
  ['north.example', null],
  ['ada@', null],
  [null, null],
])('the business domain of %j is %j', (email, domain) => {
  expect(businessDomain(email)).toBe(domain);
});

it('engagement is one half for a letter a week, more for an exchange, and fades', () => {
  const weekly = { activityPoints: 3 / (1 - 2 ** (-7 / 30)), activityAt: NOW, medianReplyMinutes: null };
  const alone = { ...weekly, messagesSent: 50, messagesReceived: 0 };
  const both = { ...weekly, messagesSent: 50, messagesReceived: 50, medianReplyMinutes: 0 };
  expect(personEngagement(alone, NOW)).toBeCloseTo(1 / 2, 9);
  expect(personEngagement(both, NOW)).toBeCloseTo(3 / 4, 9);
  expect(personEngagement(alone, Math.floor(NOW / DAY) * DAY + 31 * DAY)).toBeLessThan(1 / 3 + 0.01);
});
