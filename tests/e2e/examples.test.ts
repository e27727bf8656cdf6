import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CodeExample,
  codeExamples,
  type Delivery,
  type ExampleId,
  type HubModule,
  type HubModuleApi,
  type HubModuleTools,
  type IssuedToken,
  type NewSubscription,
} from '@concordia/api-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inRoot, temporaryFolder } from '../support/paths.ts';
import { isThere, type Program, startProgram } from '../support/programs.ts';
import { freePort, type RunningApp, startApp } from '../support/server.ts';

/*
 * The programs that developers begin with do what they say: the code examples of the connection hub, in every language that this machine has,
 * and the module and the receiver below `examples/`.
 */

type Language = keyof CodeExample['languages'];

const LANGUAGES: Record<Language, { command: string; ending: string }> = {
  typescript: { command: process.execPath, ending: 'mts' },
  python: { command: 'python3', ending: 'py' },
  curl: { command: 'sh', ending: 'sh' },
};

const hub = '/api/connection';
const folder = temporaryFolder('examples');
const running: Program[] = [];
let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ dataDir: folder.path });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
});
afterAll(async () => {
  await app.stop();
  folder.remove();
});

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${app.address}${hub}${path}`, {
    method,
    ...(body && { headers, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function start(command: string, args: readonly string[], env: Record<string, string> = {}): Program {
  const program = startProgram(command, args, { CONCORDIA_URL: app.address, ...env });
  running.push(program);
  return program;
}

/** Starts a code example as whoever copies it would. */
function example(id: ExampleId, language: Language, env: Record<string, string> = {}): Program {
  const { command, ending } = LANGUAGES[language];
  const file = join(folder.path, `${id}.${ending}`);
  writeFileSync(file, codeExamples[id].languages[language] ?? '');
  return start(command, [file], env);
}

const statusOf = async (address: string, authorization?: string) =>
  (await fetch(address, { headers: { ...(authorization && { authorization }) } })).status;

const modules = () => call<HubModule[]>('GET', '/modules');
const removeAll = async () => {
  for (const { id } of await modules()) await call('DELETE', `/modules/${id}`);
};
const tokenOf = async (name: string) =>
  (await call<IssuedToken>('POST', '/auth/token', { module_name: name, scope: 'read write events' })).access_token;
const subscribe = (url: string, fields: object = {}) =>
  call<NewSubscription>('POST', '/webhooks/subscribe', {
    topic: 'example.*',
    webhook_url: url,
    module_name: 'crm-sync',
    allow_private_network: true,
    ...fields,
  });

const spoken: readonly Language[] = ['typescript', 'python', 'curl'];
const present = (language: Language) => (language === 'curl' ? isThere('curl') : isThere(LANGUAGES[language].command));
const missing = spoken.filter((language) => !present(language));
// Said where the run is read, since it is no success.
if (missing.length > 0)
  process.stdout.write(`Code examples not run, for want of the program: ${missing.join(', ')}.\n`);

describe.each(spoken.filter(present))('the code examples in %s', (language) => {
  test('register a module, publish, read and subscribe', async () => {
    await removeAll();
    await example('registerModule', language).ends();
    expect((await modules()).map(({ name }) => name)).toEqual(['crm-sync']);

    const env = { CONCORDIA_TOKEN: await tokenOf('crm-sync') };
    const published = await example('publishEvent', language, env).ends();
    const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(published) ?? [];
    expect(await example('readEvents', language, env).ends()).toContain(id);
    expect(await example('subscribeWebhook', language, env).ends()).toMatch(/whsec_[\w+/]{32,}/);
  });
});

test('the code example in curl is refused without a token, and let in with one', async () => {
  await removeAll();
  await call('POST', '/modules', { name: 'crm-sync', base_url: 'https://crm-sync.example' });
  const output = await example('protectedEndpoint', 'curl').ends();
  expect(output.split('\n').slice(0, 2)).toEqual(['401', '403']);
  expect(output).toContain('"module_name":"crm-sync"');
});

describe.each(spoken.filter((language) => language !== 'curl' && present(language)))(
  'the servers in %s',
  (language) => {
    test('are healthy, receive what is genuine, and let in who may', async () => {
      await removeAll();
      const [health, hooks, guarded] = [await freePort(), await freePort(), await freePort()];
      const at = (port: number) => `http://127.0.0.1:${port}`;
      const { id, secret } = await subscribe(`${at(hooks)}/`);
      const receiver = example('webhookReceiver', language, { PORT: String(hooks), WEBHOOK_SECRET: secret ?? '' });
      const others = [
        example('moduleHealth', language, { PORT: String(health) }),
        example('protectedEndpoint', language, { PORT: String(guarded) }),
      ];
      await Promise.all([receiver, ...others].map((program) => program.says(/http:.*/)));

      const module = { name: 'crm-sync', base_url: at(health), allow_private_network: true };
      const { id: moduleId } = await call<HubModule>('POST', '/modules', module);
      const checked = await call<HubModule>('POST', `/modules/${moduleId}/check`);
      expect(checked).toMatchObject({ status: 'connected', version: '1.4.0', capabilities: ['contacts', 'deals'] });

      expect(await call<Delivery>('POST', `/subscriptions/${id}/ping`)).toMatchObject({ status: 'delivered' });
      expect(receiver.output()).toContain('webhook.ping');
      const forged = { 'webhook-id': 'a', 'webhook-timestamp': `${Math.floor(Date.now() / 1000)}` };
      const headers = { ...forged, 'webhook-signature': 'v1,AAAA' };
      expect((await fetch(at(hooks), { method: 'POST', headers, body: '{}' })).status).toBe(401);

      const token = await tokenOf('crm-sync');
      expect([
        await statusOf(at(guarded)),
        await statusOf(at(guarded), `Bearer ${token.slice(0, -8)}AAAAAAAA`),
        await statusOf(at(guarded), `Bearer ${token}`),
      ]).toEqual([401, 403, 200]);
    });
  },
);

test('the example module registers itself, and the example receivers hear of it under both kinds of signature', async () => {
  const program = (name: string) => inRoot('examples', name, 'main.mjs');
  const receivers = ['v1', 'v1a'].map((signature) =>
    start(process.execPath, [program('receiver'), '--subscribe', 'example.*', '--port', '0', '--signature', signature]),
  );
  await Promise.all(receivers.map((receiver) => receiver.says(/Listening/)));

  const module = start(process.execPath, [program('module'), '--port', '0']);
  expect(await module.says(/There are no messages yet|newest message/)).toBe('There are no messages yet');
  const heard = await Promise.all(receivers.map((receiver) => receiver.says(/example\.started .*/)));
  expect(heard).toEqual(Array(2).fill('example.started {"module":"example-module"}'));

  const found = (await modules()).find(({ name }) => name === 'example-module');
  const path = `/modules/${found?.id}`;
  expect(await call<HubModule>('POST', `${path}/check`)).toMatchObject({ status: 'connected', problem: null });
  const api = await call<HubModuleApi>('POST', `${path}/openapi`);
  expect([api.is_valid, api.problems, api.operations.length]).toEqual([true, [], 2]);
  const { tools } = await call<HubModuleTools>('POST', `${path}/tools`);
  expect(tools.map(({ name }) => name)).toEqual(['count_words']);

  // Started again, it is the same module with another key.
  await module.stop();
  await start(process.execPath, [program('module'), '--port', '0']).says(/There are no messages yet/);
  expect((await modules()).filter(({ name }) => name === 'example-module').map(({ id }) => id)).toEqual([found?.id]);
});
