import {
  getGetAnalyticsOverviewKey,
  getGetContactKey,
  getGetConversationKey,
  getGetDealBoardKey,
  getGetFirstStepsKey,
  getGetGraphStatsKey,
  getGetHealthKey,
  getGetImportKey,
  getGetIngestPipelineKey,
  getGetMessageKey,
  getGetMorningBriefKey,
  getGetPatternsKey,
  getGetStatsKey,
  getGetTwitterPerformanceKey,
  getGetWorkspaceKey,
  getListChannelMessagesKey,
  getListContactImportProblemsUrl,
  getListContactImportsKey,
  getListContactMessagesKey,
  getListContactsUrl,
  getListConversationMessagesKey,
  getListDealStagesKey,
  getListEventsUrl,
  getListImportProblemsKey,
  getListImportsKey,
  getListIngestRunsKey,
  getListMessagesKey,
  getListMessagesUrl,
  getListSavedSearchesKey,
  PAGES_KEY,
} from '@concordia/api-client';
import { describe, expect, test } from 'vitest';
import { changeOf, isTouched, showsMessages, touchedIn } from './topics';

describe('isTouched', () => {
  test.each([
    ['messages', getListMessagesKey({ status: 'inbox' })],
    ['messages', getGetMessageKey('m')],
    ['messages', getListChannelMessagesKey('email', { limit: 50 })],
    ['messages', getGetConversationKey('c')],
    ['messages', getListConversationMessagesKey('c')],
    ['messages', getListContactMessagesKey('c')],
    ['contacts', getListContactMessagesKey('c')],
    ['messages', [PAGES_KEY, getListMessagesUrl({ status: 'inbox', limit: 100 })]],
    ['searches', getListSavedSearchesKey()],
    ['deals', getGetDealBoardKey()],
    ['workspace', getListDealStagesKey()],
    ['stats', getGetStatsKey()],
    ['messages', getGetAnalyticsOverviewKey({ range: '7d' })],
    ['brief', getGetMorningBriefKey({ theme: 'dark' })],
    ['twitter', getGetTwitterPerformanceKey()],
    ['contacts', getGetContactKey('c')],
    ['contacts', [PAGES_KEY, getListContactsUrl()]],
    ['imports', getListImportsKey({ limit: 5 })],
    ['imports', getGetImportKey('i')],
    ['imports', getListImportProblemsKey('i')],
    ['imports', getListContactImportsKey({ limit: 20 })],
    ['imports', [PAGES_KEY, getListContactImportProblemsUrl('i')]],
    ['graph', getGetGraphStatsKey()],
    ['graph', getGetIngestPipelineKey()],
    ['ingest', getListIngestRunsKey({ limit: 10 })],
    ['messages', getGetPatternsKey()],
    ['workspace', getGetWorkspaceKey()],
    ['imports', getGetFirstStepsKey()],
    ['mailboxes', getGetFirstStepsKey()],
    ['channels', getGetFirstStepsKey()],
    ['outbox', getGetFirstStepsKey()],
    ['views', getGetFirstStepsKey()],
    ['workspace', getGetFirstStepsKey()],
    ['hub-events', [PAGES_KEY, getListEventsUrl({ limit: 50 })]],
    ['hub-webhooks', [PAGES_KEY, getListEventsUrl({ limit: 50 })]],
  ] as const)('%s touches %j', (topic, key) => {
    expect(isTouched(key, new Set([topic]))).toBe(true);
  });

  test.each([
    ['stats', getListMessagesKey()],
    ['messages', getGetContactKey('c')],
    ['messages', getGetHealthKey()],
    ['messages', 'a key of somebody else'],
    ['messages', undefined],
    ['contacts', ['/api/contactsheet']],
  ] as const)('%s leaves %j alone', (topic, key) => {
    expect(isTouched(key, new Set([topic]))).toBe(false);
  });
});

test('the overview is read by its own widget, the list by those of messages', () => {
  expect(showsMessages(getListMessagesKey())).toBe(true);
  expect(showsMessages(getGetAnalyticsOverviewKey())).toBe(false);
});

const conversations = { ids: ['01a1e1f9-1d50-7ca1-8c32-b7fd4b8acaa4'], columns: ['inbox', 'waiting'] } as const;

describe('changeOf', () => {
  test('reads a change and passes over topics of a newer server', () => {
    const change = changeOf('{"seq":4,"topics":["stats","weather","imports"]}');
    expect(change).toEqual({ topics: ['stats', 'imports'], touched: 'all' });
  });

  test('reads which conversations it is about', () => {
    expect(changeOf(JSON.stringify({ seq: 4, topics: ['messages'], conversations })).touched).toEqual(conversations);
  });

  test.each([
    null,
    'c',
    { ids: ['c'] },
    { ids: [4], columns: [] },
    { ids: ['c'], columns: ['a column of a newer server'] },
  ])('may be about all where it says %j', (said) => {
    expect(changeOf(JSON.stringify({ topics: ['messages'], conversations: said })).touched).toBe('all');
  });

  test.each(['', 'null', '[]', '{"seq":1}', '{"topics":"stats"}', '{'])('%j says nothing', (data) => {
    expect(changeOf(data).topics).toEqual([]);
  });
});

test('a batch touches what its changes of messages touch, and all if one does not say', () => {
  const named = { topics: ['messages'], touched: { ids: ['c'], columns: ['inbox'] } } as const;
  const other = { topics: ['stats'], touched: { ids: ['d'], columns: ['waiting'] } } as const;
  const workspace = { topics: ['workspace'], touched: 'all' } as const;
  expect(touchedIn([workspace])).toBeNull();
  expect(touchedIn([named, workspace, other])).toEqual({ ids: ['c', 'd'], columns: ['inbox', 'waiting'] });
  expect(touchedIn([named, { topics: ['messages'], touched: 'all' }, other])).toBe('all');
});
