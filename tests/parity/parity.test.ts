import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Health, Workspace } from '@concordia/api-client';
import { createWorld, type World } from '@concordia/fixtures';
import { createStore, handlersOf } from '@concordia/fixtures/network';
import * as replies from '@concordia/fixtures/replies';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot, temporaryFolder } from '../support/paths.ts';
import { type RunningApp, startApp } from '../support/server.ts';
import { actualAnswer, expectedAnswer } from './answer.ts';
import { casesOf } from './cases.ts';
import { readOperations } from './contract.ts';
import { type Call, changes, refusals } from './writes.ts';

/*
 * The mock answers as the API does: the built program, over a database that was filled with a world, is asked every GET of the contract,
 * and its answers are compared with the replies that stories and tests are given for the same world.
 */

const SEED = 7;
/** The present, since the program scores open messages again every hour, by its own clock. */
const NOW = Date.now();
/** Operations with a test of their own below. */
const SPECIAL = ['downloadAttachment', 'getHealth', 'streamChanges'];

const operations = readOperations();
const blank = createWorld({ seed: SEED, now: NOW });

describe('the API and its mock', () => {
  const folder = temporaryFolder('parity');
  let app: RunningApp;
  let world: World;

  beforeAll(async () => {
    const command = inRoot('apps', 'api', 'dist', 'modules', 'demo', 'seed-command.js');
    await promisify(execFile)(
      process.execPath,
      [command, '--seed', String(SEED), '--now', new Date(NOW).toISOString()],
      {
        env: { ...process.env, CONCORDIA_DATA_DIR: folder.path, CONCORDIA_DEMO: '1' },
      },
    );
    app = await startApp({ dataDir: folder.path, demo: true });
    // The database made the workspace before the world came into it, so that the id is the database's.
    const workspace: Workspace = await (await call('/api/workspace')).json();
    world = { ...blank, version: workspace.version, workspace: { ...blank.workspace, id: workspace.id } };
  });
  afterAll(async () => {
    await app.kill();
    folder.remove();
  });

  const call = (path: string) => fetch(`${app.address}${path}`);

  it('have a case for every GET of the contract, and no other', () => {
    const covered = [...Object.keys(casesOf(blank)), ...SPECIAL];
    expect(covered.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
  });

  it.each(operations.filter(({ operationId }) => !SPECIAL.includes(operationId)))(
    'agree on $operationId',
    async ({ operationId }) => {
      const cases = casesOf(world)[operationId] ?? [];
      expect(cases.length).toBeGreaterThan(0);
      for (const { path, reply } of cases) {
        expect({ path, ...(await actualAnswer(await call(path))) }).toEqual({ path, ...expectedAnswer(reply) });
      }
    },
  );

  it('agree on downloadAttachment', async () => {
    const files = world.messages.flatMap(({ attachments }) => attachments);
    expect(files.length).toBeGreaterThan(3);
    for (const { id } of files) {
      const response = await call(`/api/attachments/${id}`);
      const { content, headers } = replies.downloadAttachment(world, id);
      expect(await response.text()).toBe(content);
      expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    }
  });

  it('agree on getHealth, but for what is measured', async () => {
    const health: Health = await (await call('/api/health')).json();
    const mock = replies.getHealth(world);
    const { freeBytes } = health.checks.disk;
    const measured = { ...mock.checks, disk: { ...mock.checks.disk, freeBytes } };
    expect(health).toEqual({ ...mock, uptimeSeconds: health.uptimeSeconds, checks: measured });
  });

  /** What both answer to a call, the mock from a store. */
  async function bothAnswers({ method, path, body }: Call, store = createStore(world)) {
    const init: RequestInit =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const mocked = await getResponse(handlersOf(store), new Request(`${app.address}${path}`, init));
    if (mocked === undefined) throw new Error(`The mock network has no handler for ${method} ${path}.`);
    return { api: await actualAnswer(await fetch(`${app.address}${path}`, init)), mock: await actualAnswer(mocked) };
  }

  it.each(refusals(blank))('refuse $title alike', async (refusal) => {
    const { api, mock } = await bothAnswers(refusal);
    expect(mock).toEqual(api);
    expect(api.status).toBeGreaterThanOrEqual(400);
  });

  // Last, since they change the database.
  it('agree after every change', async () => {
    const store = createStore(world);
    for (const change of changes(world)) {
      const { api, mock } = await bothAnswers(change, store);
      expect({ title: change.title, ...mock }).toEqual({ title: change.title, ...api });
    }
  });

  it('agree on the form of streamChanges', async () => {
    const controller = new AbortController();
    const response = await fetch(`${app.address}/api/stream`, { signal: controller.signal });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    controller.abort();
  });
});
