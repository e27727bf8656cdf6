import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../testing/test-app.js';

const DocumentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), 'x-module-scopes': z.array(z.string()).default([]) })),
  ),
});

describe('the contract', () => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp('sqlite');
  });
  afterAll(() => opened.close());

  test('is served as it is committed', async () => {
    const committed: unknown = JSON.parse(
      await readFile(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
    );
    expect(await opened.get('/docs-json'), 'run `npm run generate`').toEqual(committed);
  });

  test('of events is served as it is committed', async () => {
    const committed: unknown = JSON.parse(
      await readFile(new URL('../../../../openapi/asyncapi.json', import.meta.url), 'utf8'),
    );
    expect(await opened.get('/asyncapi.json'), 'run `npm run generate`').toEqual(committed);
  });

  test('opens to modules what is listed here, and nothing else', async () => {
    const { paths } = DocumentSchema.parse(await opened.get('/docs-json'));
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const scoped = (scope: string) =>
      operations
        .filter(({ 'x-module-scopes': scopes }) => scopes.includes(scope))
        .map(({ operationId }) => operationId)
        .toSorted();
    const always = ['getJwks', 'getProtected'];
    const messages = [
      'listMessages',
      'listChannelMessages',
      'getMessage',
      'listConversations',
      'getConversation',
      'listConversationMessages',
    ];
    const people = ['listContacts', 'getContact', 'listContactMessages', 'getContactTimeline', 'searchSelectors'];
    const events = ['listEvents', 'getEvent', 'publishEvent', 'listEventTopics'];
    const webhooks = ['subscribeWebhook', 'listSubscriptions', 'updateSubscription', 'removeSubscription'];
    expect(scoped('read')).toEqual([...always, ...messages, ...people, 'getDraft'].toSorted());
    expect(scoped('write')).toEqual([...always, 'getDraft', 'putDraft', 'deleteDraft'].toSorted());
    expect(scoped('events')).toEqual([...always, ...events, ...webhooks].toSorted());
  });

  test('is shown with examples', async () => {
    const page = await opened.request({ method: 'GET', url: '/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Concordia API');
  });
});
