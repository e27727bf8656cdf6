import { judge, type NodeSelector, parseQuery, type Query, type SearchedNode } from '@concordia/domain/query';
import fc from 'fast-check';
import { vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { TestApp } from '../../../testing/test-app.js';
import { SearchIndexes } from '../../inbox/search/search-indexes.js';
import { GraphProjector } from '../graph/graph-projector.js';

export interface KnownNode extends SearchedNode {
  readonly id: string;
  readonly entityType: 'Person' | 'Company';
  readonly companyId: string | null;
}

const DAY = 24 * 60 * 60_000;

const NAMES = [
  'Ada Lind',
  'Ada Lindqvist',
  'Björn Berg',
  'Zoë O’Neil',
  '会議 Ltd',
  'Jean-Luc Berg',
  'North Wind & Sons',
];
const TITLES = [null, 'Head of Sales', 'Sales', 'CTO', 'Head, of Research'];
const PLACES = [null, 'Göteborg', 'New York', 'York'];
const VALUES: Readonly<Partial<Record<NodeSelector['type'], readonly string[]>>> = {
  email: ['ada@mit.edu', 'b@cs.mit.edu', 'ada@north-wind.example'],
  domain: ['mit.edu', 'cs.mit.edu', 'north-wind.example', 'edu.example'],
  title: ['head of sales', 'sales', 'cto', 'head, of research'],
  topic: ['price list', 'price', 'list_price', '100% wool', 'c:\\temp'],
  tech_stack: ['c', 'c++', 'c#', 'node.js'],
  phone: ['+46701234567', '+4670'],
};

/** Pseudorandom numbers in [0, 1), determined by the seed (Park–Miller generator). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Four companies and `people` people. @param random in [0, 1). */
export function makeNodes(opened: TestApp, people: number, random: () => number): KnownNode[] {
  const companies = Array.from({ length: 4 }, (_, index) => makeNode(opened, 'Company', null, index * 40, random));
  return companies.concat(
    Array.from({ length: people }, () => {
      const company = companies[Math.floor(random() * 6)];
      return makeNode(opened, 'Person', company?.id ?? null, company?.figures.employees ?? 0, random);
    }),
  );
}

export function somebody(nodes: readonly KnownNode[]): KnownNode {
  const person = nodes.find(({ entityType }) => entityType === 'Person');
  if (person === undefined) throw new Error('There is nobody.');
  return person;
}

export async function storeContacts(opened: TestApp, nodes: readonly KnownNode[]): Promise<void> {
  const people = nodes.filter(({ entityType }) => entityType === 'Person');
  const rows = people.map(({ id, name }) => ({ id, name, created_at: opened.clock.now() }));
  const db = opened.app.get(WorkspaceDatabase);
  const index = opened.app.get(SearchIndexes);
  await opened.inWorkspace(() =>
    db.write(async (tx) => {
      await tx.insertInto('contact').values(rows).execute();
      await index.contacts.putAll(
        tx,
        rows.map(({ id }) => id),
      );
    }),
  );
}

/** Writes people and companies directly to the graph tables. They have no messages, so the graph is no longer updated from messages. */
export async function storeNodes(opened: TestApp, nodes: readonly KnownNode[], workspaceId?: string): Promise<void> {
  vi.spyOn(opened.app.get(GraphProjector), 'catchUp').mockResolvedValue(true);
  const db = opened.app.get(WorkspaceDatabase);
  const selectors = nodes.flatMap((node) =>
    node.selectors.map((selector) => ({
      id: opened.ids.next(),
      node_type: node.entityType,
      node_id: node.id,
      contact_id: null,
      ...selector,
      last_found_at: opened.clock.now(),
    })),
  );
  await opened.inWorkspace(
    () =>
      db.write(async (tx) => {
        await tx.insertInto('graph_node').values(nodes.map(nodeRow)).execute();
        await tx.insertInto('selector').values(selectors).execute();
      }),
    workspaceId,
  );
}

function makeNode(
  opened: TestApp,
  entityType: KnownNode['entityType'],
  companyId: string | null,
  employees: number,
  random: () => number,
): KnownNode {
  const pick = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const selectors = Object.entries(VALUES).flatMap(([type, values]): NodeSelector[] => {
    const known = selectorType(type);
    return known === null || random() < 0.4 ? [] : [{ type: known, value: pick(values, '') }];
  });
  return {
    id: opened.ids.next(),
    entityType,
    companyId,
    name: pick(NAMES, ''),
    title: pick(TITLES, null),
    company: null,
    location: pick(PLACES, null),
    selectors,
    figures: {
      pagerank: Math.round(random() * 5) / 1000,
      engagementScore: Math.round(random() * 4) / 4,
      messagesReceived: Math.floor(random() * 3),
      messagesSent: Math.floor(random() * 3),
      employees: employees === 0 ? null : employees,
      lastReplyAt: random() < 0.5 ? null : opened.clock.now() - Math.floor(random() * 10) * DAY,
      medianReplyMinutes: random() < 0.5 ? null : Math.floor(random() * 4) * 60,
    },
  };
}

const selectorType = (type: string): NodeSelector['type'] | null => {
  const parsed = parseQuery(`${type}:*`);
  return parsed.ok && parsed.query.kind === 'selector' ? parsed.query.type : null;
};

const nodeRow = (node: KnownNode) => ({
  id: node.id,
  entity_type: node.entityType,
  name: node.name,
  contact_id: node.entityType === 'Person' ? node.id : null,
  company_id: node.companyId,
  title: node.title,
  company: node.company,
  location: node.location,
  domain: null,
  employees: node.entityType === 'Company' ? (node.figures.employees ?? 0) : 0,
  messages_sent: node.figures.messagesSent,
  messages_received: node.figures.messagesReceived,
  last_reply_at: node.figures.lastReplyAt ?? 0,
  median_reply_minutes: node.figures.medianReplyMinutes,
  pagerank: node.figures.pagerank,
  engagement_score: node.figures.engagementScore,
});

/** Expected results of a search, by checking every node against the query. */
export function naiveSearch(nodes: readonly KnownNode[], query: Query, now: number): [id: string, score: number][] {
  return nodes
    .flatMap((node) => {
      const judged = judge(query, node, now);
      return judged === null ? [] : [{ node, score: judged.score }];
    })
    .sort(
      (one, another) =>
        another.score - one.score ||
        another.node.figures.pagerank - one.node.figures.pagerank ||
        (one.node.id < another.node.id ? 1 : -1),
    )
    .map(({ node, score }) => [node.id, Math.round(score * 10_000) / 10_000]);
}

/** Terms that match some of the nodes above but not all. */
const TERMS = [
  'ada',
  'lind',
  'lind*',
  '"ada lind*"',
  'berg',
  '"sales"',
  '"head of*"',
  'york',
  '"new york"',
  '会',
  'wind',
  'neil',
  'mit',
  '"price list"',
  'domain:*.edu',
  'domain:*.mit.edu',
  'domain:*edu',
  'domain:*-wind*',
  'domain:mit.edu',
  'domain:*',
  'domain:*.*.*',
  'email:ada@*',
  'email:*@mit.edu',
  'title:sales',
  'title:"of sales"',
  'title:"head*"',
  'title:"*, of*"',
  'topic:price',
  'topic:*_*',
  'topic:*%*',
  'topic:"*\\\\*"',
  'tech_stack:c',
  'tech_stack:c*',
  'tech_stack:c#',
  'phone:+46*',
  'phone:"+46 70"',
  'ip:*',
  'pagerank>0.002',
  'pagerank:0.001..0.003',
  'engagement_score>=0.5',
  'engagement_score:0.25',
  'messages:2',
  'messages_sent<1',
  'messages_received>0',
  'size_range:[40-80]',
  'size_range>80',
  'recent_reply:<4d',
  'recent_reply:3d..5d',
  'recent_reply>=9d',
  'median_reply<=1h',
] as const;

const { query } = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...TERMS),
    fc.array(tie('query'), { minLength: 2, maxLength: 3 }).map((parts) => `(${parts.join(' AND ')})`),
    fc.array(tie('query'), { minLength: 2, maxLength: 3 }).map((parts) => `(${parts.join(' OR ')})`),
    tie('query').map((part) => `NOT ${part}`),
  ),
}));

/** Every term, plus `count` generated queries; always the same ones. */
export const someQueries = (count: number): string[] => [...TERMS, ...fc.sample(query, { numRuns: count, seed: 7 })];
