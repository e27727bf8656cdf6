import type { TemplateEvent } from '@concordia/channels/port';
import type { Notification } from '@concordia/contract/day';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { type OutboxTest, openOutbox } from '../../delivery/outbox/testing.js';
import { Events } from './events.js';

onEveryEngine('what a provider decides about a template', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('whatsapp');
  });
  afterAll(() => box.opened.close());

  const templates = () => box.opened.get('/api/channels/whatsapp/templates');
  const accountId = async () =>
    (
      await box.opened.engine.reader
        .selectFrom('channel_connection')
        .select('id')
        .where('channel', '=', 'whatsapp')
        .executeTakeFirstOrThrow()
    ).id;
  async function take(id: string, more: Pick<TemplateEvent, 'state' | 'reason'>) {
    const { app, clock, inWorkspace } = box.opened;
    const base = { kind: 'template', id, account: '1', channel: 'whatsapp', at: clock.now() } as const;
    const event = { ...base, name: 'invoice', language: 'en', ...more };
    const read = { event, files: [], provider: 'whatsapp', accountId: await accountId(), isTest: false };
    await inWorkspace(() => app.get(WorkspaceDatabase).write((tx) => app.get(Events).take(tx, read)));
  }
  const told = async () =>
    (await box.opened.get<Notification[]>('/api/notifications')).filter(({ kind }) => kind === 'template_decided');

  test('is told to the team once, with the reason, and the list is read again', async () => {
    const asked = vi.spyOn(box.opened.app.get(ChannelAdapters), 'forAccount');
    await templates();
    await templates();
    expect(asked).toHaveBeenCalledTimes(1);
    await take('decided-1', { state: 'rejected', reason: 'INVALID_FORMAT' });
    await take('decided-1', { state: 'rejected', reason: 'INVALID_FORMAT' });
    await templates();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await told()).toMatchObject([
      {
        title: 'invoice (en)',
        channel: 'whatsapp',
        reason: 'WhatsApp Business has rejected it. Correct it there, and submit it again. Its reason: INVALID_FORMAT.',
      },
    ]);
    await take('decided-2', { state: 'approved', reason: null });
    expect((await told()).map(({ reason }) => reason)).toContain(
      'WhatsApp Business has approved it. It can be sent now.',
    );
    asked.mockRestore();
  });
});
