import type {
  AnalyticsOverview,
  GraphStats,
  IntentReport,
  MorningBrief,
  Patterns,
  RfmAnalysis,
  Stats,
} from '@concordia/contract/insight';
import type { IngestPipeline } from '@concordia/contract/intake';
import type { Contact } from '@concordia/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { onEveryEngine } from '../../testing/engines.js';
import { openTestApp, type TestApp } from '../../testing/test-app.js';
import { SelectorUpkeep } from '../insight/selectors/selector-upkeep.js';

/** Each figure has one definition, in docs/figures.md; whatever shows it says the same. */
onEveryEngine('the figures of the demo', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine, { demo: true });
    await opened.doJobs();
    const { app, inWorkspace } = opened;
    await inWorkspace(() => app.get(WorkspaceDatabase).write((tx) => app.get(SelectorUpkeep).ask(tx)));
    await opened.doJobs();
  }, 300_000);
  afterAll(() => opened.close());

  const total = async (url: string) =>
    Number((await opened.request({ method: 'GET', url })).headers['x-total-count'] ?? Number.NaN);
  const brief = () => opened.get<MorningBrief>('/api/analytics/brief/morning');
  const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0);

  test('count contacts alike', async () => {
    const contacts = await total('/api/contacts?limit=1');
    const { totalContacts, activeContacts } = await opened.get<AnalyticsOverview>('/api/analytics/overview?range=90d');
    const { people, companies, nodes } = await opened.get<GraphStats>('/api/graph/stats');
    expect(totalContacts).toBe(contacts);
    // The owner is in the graph and is no contact.
    expect(people).toBe(contacts + 1);
    expect(nodes).toBe(people + companies);
    expect(activeContacts).toBeLessThanOrEqual(contacts);
  });

  test('put every contact with a message into one cadence', async () => {
    const all = await opened.get<Contact[]>('/api/contacts?limit=500');
    const { cadences } = await opened.get<Patterns>('/api/patterns');
    const people = cadences.high.people + cadences.medium.people + cadences.dormant.people;
    expect(people).toBe(all.filter(({ lastMessageAt }) => lastMessageAt !== null).length);
  });

  test('count customers alike', async () => {
    const { totalCustomers } = await opened.get<RfmAnalysis>('/api/intelligence/rfm-analysis');
    expect((await brief()).summary.totalCustomers).toBe(totalCustomers);
    expect(await total('/api/intelligence/customers?limit=1')).toBe(totalCustomers);
  });

  test('count selectors alike', async () => {
    const { selectors, selectorsByType } = await opened.get<GraphStats>('/api/graph/stats');
    const { extractors } = await opened.get<IngestPipeline>('/api/ingest/pipeline');
    expect(selectors).toBeGreaterThan(0);
    expect(sum(selectorsByType)).toBe(selectors);
    for (const { found } of extractors) expect(found).toBeLessThanOrEqual(selectors);
    // Each selector has evidence from at least one extractor, and some from several.
    expect(extractors.reduce((all, { found }) => all + found, 0)).toBeGreaterThanOrEqual(selectors);
  });

  test('count the columns of the board as the counters do', async () => {
    const { byStatus, byChannel } = await opened.get<Stats>('/api/analytics/stats');
    for (const status of ['inbox', 'in_progress', 'waiting', 'completed'] as const)
      expect(await total(`/api/messages?status=${status}&limit=1`)).toBe(byStatus[status]);
    expect(sum(byChannel)).toBe(await total('/api/messages?limit=1'));
  });

  test('count conversations by column and mark as their lists do', async () => {
    const { conversations } = await opened.get<Stats>('/api/analytics/stats');
    const listed = (query: string) => total(`/api/conversations?limit=1&${query}`);
    for (const status of ['inbox', 'in_progress', 'waiting', 'completed'] as const)
      expect(await listed(`status=${status}`)).toBe(conversations.byStatus[status]);
    expect(await listed('unread=true')).toBe(conversations.unread);
    expect(await listed('urgent=true')).toBe(conversations.urgent);
    expect(sum(conversations.byStatus) + (await listed('snoozed=true'))).toBe(await listed(''));
  });

  test('count what is urgent, unread and open alike', async () => {
    const { urgent, unread, byStatus } = await opened.get<Stats>('/api/analytics/stats');
    const { insightDetails } = await brief();
    const waiting = insightDetails.find(({ id }) => id === 'waiting');
    // In the demo no conversation has two open messages, and none is older than the 30 days of the brief.
    expect(waiting?.messageCount).toBe(byStatus.inbox + byStatus.in_progress);
    expect(waiting?.text).toContain(`${urgent} of them urgent`);
    expect(await total('/api/messages?unread=true&limit=1')).toBe(unread);
  });

  test('name the same top intent', async () => {
    const { top } = await opened.get<IntentReport>('/api/intelligence/intents');
    const { topIntent, responseTargets } = await brief();
    expect(topIntent?.messageId).toBe(top?.messageId);
    expect(topIntent?.expectedValue).toBe(top?.expectedValue);
    expect(responseTargets).toMatchObject({ recommendedHours: 2, automationHours: 1 });
  });
});
