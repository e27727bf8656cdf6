import { type ChannelConnection, ChannelConnectionSchema } from '@concordia/contract/channels';
import { CHANNELS } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('the channels', (engine) => {
  let opened: TestApp;
  beforeAll(async () => {
    opened = await openTestApp(engine);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const list = () => opened.get<ChannelConnection[]>('/api/channels');
  const patch = (channel: string, payload: object) =>
    opened.request({ method: 'PATCH', url: `/api/channels/${channel}`, payload });

  test('of a workspace that is no demo are not connected, and have their limits', async () => {
    const channels = await list();
    expect(z.array(ChannelConnectionSchema).parse(channels)).toEqual(channels);
    expect(channels.map(({ channel }) => channel)).toEqual([...CHANNELS]);
    expect(new Set(channels.map(({ mode }) => mode))).toEqual(new Set(['not_connected']));
    expect(channels.find(({ channel }) => channel === 'whatsapp')).toMatchObject({
      name: 'WhatsApp Business',
      since: null,
      limits: { maxLength: 4096, hasSubject: false, windowHours: 24, canStart: true },
    });
  });

  test('are simulated and disconnected, and know since when', async () => {
    const at = new Date(opened.clock.now()).toISOString();
    expect((await patch('sms', { mode: 'simulated' })).json()).toMatchObject({ mode: 'simulated', since: at });
    opened.clock.advance(60_000);
    expect((await patch('sms', { mode: 'simulated' })).json()).toMatchObject({ since: at });
    const quietHours = { from: '21:30', until: '07:00', timeZone: 'America/Lima' };
    expect((await patch('sms', { quietHours })).json()).toMatchObject({ mode: 'simulated', since: at, quietHours });
    expect((await patch('sms', { mode: 'not_connected' })).json()).toMatchObject({ mode: 'not_connected', quietHours });
    expect((await patch('sms', { quietHours: null })).json()).toMatchObject({ quietHours: null });
    expect((await list()).filter(({ since }) => since !== null)).toHaveLength(1);
  });

  test('refuse what they cannot be', async () => {
    const bad: [string, object][] = [
      ['sms', {}],
      ['sms', { mode: 'alive' }],
      ['sms', { mode: 'simulated', token: 'x' }],
      ['sms', { quietHours: { from: '25:00', until: '07:00', timeZone: 'UTC' } }],
      ['sms', { quietHours: { from: '21:00', until: '07:00', timeZone: 'Europe/Atlantis' } }],
      ['fax', { mode: 'simulated' }],
    ];
    for (const [channel, body] of bad) expect([body, (await patch(channel, body)).statusCode]).toEqual([body, 400]);
  });

  test('are each workspace’s own', async () => {
    const other = await opened.addWorkspace('Other');
    await patch('email', { mode: 'simulated' });
    const rows = await opened.engine.reader
      .selectFrom('channel_connection')
      .select('channel')
      .where('workspace_id', '=', other)
      .execute();
    expect(rows).toEqual([]);
  });
});
