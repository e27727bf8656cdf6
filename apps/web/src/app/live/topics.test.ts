import {
  getGetContactKey,
  getGetConversationKey,
  getGetHealthKey,
  getGetImportKey,
  getGetMessageKey,
  getGetStatsKey,
  getGetWorkspaceKey,
  getListChannelMessagesKey,
  getListContactMessagesKey,
  getListContactsUrl,
  getListConversationMessagesKey,
  getListImportProblemsKey,
  getListImportsKey,
  getListMessagesKey,
  getListMessagesUrl,
  PAGES_KEY,
} from '@concordia/api-client';
import { describe, expect, test } from 'vitest';
import { isTouched, topicsOf } from './topics';

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
    ['stats', getGetStatsKey()],
    ['contacts', getGetContactKey('c')],
    ['contacts', [PAGES_KEY, getListContactsUrl()]],
    ['imports', getListImportsKey({ limit: 5 })],
    ['imports', getGetImportKey('i')],
    ['imports', getListImportProblemsKey('i')],
    ['workspace', getGetWorkspaceKey()],
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

describe('topicsOf', () => {
  test('reads a change and passes over topics of a newer server', () => {
    expect(topicsOf('{"seq":4,"topics":["stats","weather","imports"]}')).toEqual(['stats', 'imports']);
  });

  test.each(['', 'null', '[]', '{"seq":1}', '{"topics":"stats"}', '{'])('%j says nothing', (data) => {
    expect(topicsOf(data)).toEqual([]);
  });
});
