import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocument } from '../openapi/document.js';
import { onEveryEngine } from '../testing/engines.js';
import { type MadeMessage, mailMaker } from '../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../testing/test-app.js';
import { WorkspaceDatabase } from '../database/workspace-database.js';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** A body that each call with an id would accept, so that only the id decides. */
const BODIES: Record<string, object> = { updateMessage: { isRead: true } };

/** Calls whose parameter in the path is no id. */
const NOT_IDS = new Set(['listChannelMessages']);

onEveryEngine("another workspace's things", (engine) => {
  let opened: TestApp;
  let theirs: MadeMessage & { importId: string };
  let ours: MadeMessage & { importId: string };

  beforeAll(async () => {
    opened = await openTestApp(engine);
    const other = await opened.addWorkspace('Other');
    theirs = { ...(await mailMaker(opened, other)()), importId: await makeImport(other) };
    ours = { ...(await mailMaker(opened)()), importId: await makeImport(opened.workspaceId) };
  });
  afterAll(() => opened.close());

  async function makeImport(workspaceId: string): Promise<string> {
    const id = opened.ids.next();
    const now = opened.clock.now();
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write((tx) =>
          tx
            .insertInto('import_run')
            .values({
              id,
              origin: 'path',
              name: 'a',
              state: 'done',
              source_path: '/a',
              created_at: now,
              updated_at: now,
            })
            .execute(),
        ),
      workspaceId,
    );
    return id;
  }

  /** Every call of the contract that takes an id; a new one is found by itself. */
  function callsWithIds() {
    return Object.entries(createDocument(opened.app).paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
        if (operation?.operationId === undefined || names.length === 0 || NOT_IDS.has(operation.operationId)) return [];
        return [{ path, method, operationId: operation.operationId, names }];
      }),
    );
  }

  const fill = (path: string, ids: Record<string, string>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const id = ids[name];
      if (id === undefined) throw new Error(`This test does not know what a ${name} is; make one in both workspaces.`);
      return id;
    });

  test('are 404 in every call that takes an id', async () => {
    const calls = callsWithIds();
    expect(calls.length).toBeGreaterThanOrEqual(10);
    for (const { path, method, operationId } of calls) {
      const url = fill(path, { ...theirs });
      const body = BODIES[operationId];
      const answer = await opened.request({
        method: method === 'get' ? 'GET' : method === 'post' ? 'POST' : 'PATCH',
        url,
        ...(body && { payload: body }),
      });
      expect([operationId, answer.statusCode, answer.json().statusCode]).toEqual([operationId, 404, 404]);
    }
  });

  test('leave the same calls with our own ids alone', async () => {
    for (const { path, method, operationId } of callsWithIds()) {
      if (method !== 'get' || operationId === 'downloadAttachment') continue;
      const answer = await opened.request({ method: 'GET', url: fill(path, { ...ours }) });
      expect([operationId, answer.statusCode]).toEqual([operationId, 200]);
    }
  });

  describe('are in no list', () => {
    test.each(['/api/messages', '/api/messages/channel/email', '/api/contacts', '/api/imports'])('%s', async (url) => {
      const text = JSON.stringify(await opened.get(url));
      for (const id of Object.values(theirs)) expect(text).not.toContain(id);
    });
  });

  test('are in no figure', async () => {
    expect(await opened.get('/api/analytics/stats')).toMatchObject({ unread: 1, byChannel: { email: 1 } });
  });
});
