import type { ChannelEligibility } from '@concordia/contract/channels';
import type { OutboxEntry } from '@concordia/contract/delivery';
import type { Message } from '@concordia/contract/inbox';
import { DAY } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { OutboxService } from './outbox.service.js';
import { type OutboxTest, openOutbox, passTime } from './testing.js';

const PATIENCE = { timeout: 15_000 };
const THEM = '6301234567890123';

onEveryEngine('a human agent on Messenger', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
  });
  afterAll(() => box.opened.close());
  beforeEach(() => box.opened.enterNewWorkspace());

  /** A message of two days ago. */
  const heard = async (humanAgent: boolean): Promise<Message & { contactId: string }> => {
    const payload = { provider: 'messenger', settings: { humanAgent: String(humanAgent) }, secrets: {} };
    await box.opened.request({ method: 'PUT', url: '/api/channels/messenger/settings', payload });
    await box.connect('messenger');
    const said = { from: THEM, name: 'Ada', text: 'Is the offer open?' };
    await box.post('/api/channels/messenger/simulated-messages', said);
    const all = () => box.opened.get<Message[]>('/api/messages?channel=messenger');
    await expect.poll(all, PATIENCE).toHaveLength(1);
    const [message] = await all();
    if (message === undefined || message.contact === null) throw new Error('It did not come in.');
    await box.opened.doJobs();
    await passTime(box.opened, 2 * DAY);
    return { ...message, contactId: message.contact.id };
  };
  const reply = ({ conversationId }: Message) =>
    box.post(`/api/conversations/${conversationId}/replies`, {
      content: 'It is.',
      idempotencyKey: `reply-${conversationId}`,
    });
  const eligibility = async (contactId: string) => {
    const all = await box.opened.get<ChannelEligibility[]>(`/api/contacts/${contactId}/eligibility`);
    return all.find(({ channel }) => channel === 'messenger');
  };

  test('answers after two days, where the account has the permission', async () => {
    const message = await heard(true);
    const { eligible, until } = (await eligibility(message.contactId)) ?? {};
    expect([eligible, Date.parse(until ?? '') - box.opened.clock.now() > 4 * DAY]).toEqual([true, true]);
    const { id } = (await reply(message)).json<OutboxEntry>();
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    expect(await box.taken()).toMatchObject([{ to: THEM, text: 'It is.' }]);
  });

  test('may not without it', async () => {
    const message = await heard(false);
    const refused = await reply(message);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'WINDOW_CLOSED']);
  });

  test('is no automation', async () => {
    const { contactId, conversationId } = await heard(true);
    const message = {
      contactId,
      conversationId,
      channel: 'messenger',
      content: 'Ten percent off',
      subject: null,
      idempotencyKey: `sale-${conversationId}`,
    } as const;
    const queued = box.opened.inWorkspace(() =>
      box.opened.app
        .get(WorkspaceDatabase)
        .write((tx) => box.opened.app.get(OutboxService).queue(tx, message, 'a-campaign')),
    );
    await expect(queued).rejects.toMatchObject({ code: 'WINDOW_CLOSED' });
  });
});
