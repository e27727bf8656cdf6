import type { OutboxEntry } from '@concordia/contract/delivery';
import type { UploadedFile } from '@concordia/contract/inbox';
import { HOUR } from '@concordia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox } from '../outbox/testing.js';
import { MediaLinks } from './media-links.js';

const PUBLIC = 'https://ours.example';
const PNG = Buffer.from('\x89PNG\r\n\x1a\n a plan', 'latin1');
const TWILIO = {
  provider: 'twilio',
  settings: { accountSid: `AC${'1'.repeat(32)}`, fromNumber: '+15005550006' },
  secrets: { authToken: '2'.repeat(32) },
};

onEveryEngine('files that a provider fetches', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine, { publicUrl: PUBLIC });
    await box.connect('sms');
  });
  afterAll(() => box.opened.close());

  const upload = async ({ opened }: OutboxTest, name: string): Promise<UploadedFile> => {
    const headers = { 'content-type': 'application/octet-stream' };
    const url = `/api/attachments?${new URLSearchParams({ name })}`;
    return (await opened.request({ method: 'POST', url, payload: PNG, headers })).json();
  };
  async function queuedFile(): Promise<string> {
    const { id } = await upload(box, '../Floor “plan”.png');
    const reply = await box.reply(await box.person('sms'), 'Look', { attachmentIds: [id] });
    const row = await box.opened.engine.reader
      .selectFrom('outbound_file')
      .select('id')
      .where('outbound_id', '=', reply.json<OutboxEntry>().id)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const linkTo = (fileId: string, workspaceId = box.opened.workspaceId) =>
    box.opened.app.get(MediaLinks).urlFor({ workspaceId, fileId });
  /** As Twilio calls it through the tunnel. */
  const open = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    box.opened.request({
      method,
      url: url.replace(PUBLIC, ''),
      headers: { host: 'ours.example', 'x-forwarded-for': '203.0.113.7' },
    });

  test('are served under a sealed address, with their type, and nothing that a browser runs', async () => {
    const link = linkTo(await queuedFile());
    expect(link).toMatch(/^https:\/\/ours\.example\/webhooks\/media\/[\w.-]+$/);
    const [head, got] = [await open(link, 'HEAD'), await open(link)];
    expect([head.statusCode, head.body, got.statusCode]).toEqual([200, '', 200]);
    expect(got.rawPayload).toEqual(PNG);
    for (const { headers } of [head, got]) {
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(PNG.byteLength),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': expect.stringContaining('inline; filename="Floor _plan_.png"'),
      });
    }
  });

  test('are served to nobody else: not with another token, not in another workspace, not after an hour', async () => {
    const fileId = await queuedFile();
    const link = linkTo(fileId);
    const foreign = linkTo(fileId, await box.opened.addWorkspace('Other'));
    for (const wrong of [`${link}x`, `${PUBLIC}/webhooks/media/v1.a.b.c.d`, foreign, linkTo(box.opened.ids.next())]) {
      expect((await open(wrong)).json()).toMatchObject({ statusCode: 404 });
    }
    expect((await open(link)).statusCode).toBe(200);
    box.opened.clock.advance(HOUR);
    expect((await open(link)).statusCode).toBe(404);
  });

  test('cannot be sent by Twilio while nobody can reach us, which is said before they are queued', async () => {
    const hidden = await openOutbox(engine);
    try {
      const url = '/api/channels/sms';
      await hidden.opened.request({ method: 'PUT', url: `${url}/settings`, payload: TWILIO });
      await hidden.opened.request({ method: 'PATCH', url, payload: { mode: 'live' } });
      const { id } = await upload(hidden, 'plan.png');
      const reply = await hidden.reply(await hidden.person('sms'), 'Look', { attachmentIds: [id] });
      expect(reply.json()).toMatchObject({
        statusCode: 409,
        code: 'FILES_NOT_TAKEN',
        message: expect.stringContaining('CONCORDIA_PUBLIC_URL'),
      });
    } finally {
      await hidden.opened.close();
    }
  });
});
