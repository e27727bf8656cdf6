import { afterAll, beforeAll, expect, test } from 'vitest';
import { followTopics } from '../../../testing/announced-topics.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

interface Call {
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: (of: MadeMessage) => string;
  readonly payload?: object;
  readonly topics: readonly string[];
}

/** A write of each context. None of these services names a topic. */
const CALLS: readonly Call[] = [
  { method: 'POST', path: () => 'projects', payload: { name: 'Sales' }, topics: ['projects'] },
  { method: 'POST', path: () => 'views', payload: { name: 'Hot', query: {} }, topics: ['views'] },
  { method: 'POST', path: () => 'members', payload: { name: 'Tom' }, topics: ['members'] },
  {
    method: 'POST',
    path: () => 'canned-replies',
    payload: { name: 'Thanks', content: 'Thank you.', shortcut: null },
    topics: ['replies'],
  },
  {
    method: 'POST',
    path: () => 'tasks',
    payload: { kind: 'task', title: 'Call' },
    topics: ['hub-events', 'tasks'],
  },
  { method: 'PATCH', path: () => 'workspace', payload: { name: 'New' }, topics: ['hub-auth', 'workspace'] },
  {
    method: 'PATCH',
    path: ({ messageId }) => `messages/${messageId}`,
    payload: { status: 'waiting' },
    topics: ['hub-events', 'messages', 'stats'],
  },
  {
    method: 'PUT',
    path: ({ conversationId }) => `conversations/${conversationId}/draft`,
    payload: { content: 'Dear', version: 0 },
    topics: ['drafts'],
  },
  {
    method: 'PATCH',
    path: () => 'channels/sms',
    payload: { mode: 'simulated' },
    topics: ['channels', 'contacts', 'hub-auth'],
  },
  {
    method: 'POST',
    path: () => 'connection/modules',
    payload: { name: 'billing', base_url: 'https://billing.example' },
    topics: ['hub-auth', 'hub-modules'],
  },
];

const PLACES: MadeMessage = {
  messageId: '{message}',
  conversationId: '{conversation}',
  contactId: '{contact}',
  attachmentId: '{file}',
};

onEveryEngine('a call that writes', (engine) => {
  let opened: TestApp;
  let made: MadeMessage;
  beforeAll(async () => {
    opened = await openTestApp(engine);
    made = await mailMaker(opened)();
  });
  afterAll(() => opened.close());

  const calls = CALLS.map((call) => [`${call.method} ${call.path(PLACES)}`, call] as const);

  test.each(calls)('%s', async (_, { method, path, payload, topics }) => {
    const heard = await followTopics(opened.engine);
    const answer = await opened.request({ method, url: `/api/${path(made)}`, ...(payload && { payload }) });
    expect({ isOk: answer.statusCode < 300, topics: (await heard())[0] }).toEqual({ isOk: true, topics });
  });
});
