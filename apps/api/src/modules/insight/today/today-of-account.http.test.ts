import type { ChannelAccount } from '@concordia/contract/channels';
import type { Task } from '@concordia/contract/day';
import type { Today } from '@concordia/contract/insight';
import { DAY, HOUR } from '@concordia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, type MessageWishes, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('today of an account', (engine) => {
  let opened: TestApp;
  let account: ChannelAccount;
  beforeAll(async () => {
    opened = await openTestApp(engine);
    const payload = { name: 'Board' };
    account = (await opened.request({ method: 'POST', url: '/api/channels/sms/accounts', payload })).json();
  });
  afterAll(() => opened.close());

  async function makeAtAccount(wishes: MessageWishes): Promise<MadeMessage> {
    const made = await mailMaker(opened)({ channel: 'sms', ...wishes });
    const at = { account_id: account.id };
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        await tx.updateTable('message').set(at).where('id', '=', made.messageId).execute();
        await tx.updateTable('conversation').set(at).where('id', '=', made.conversationId).execute();
      }),
    );
    return made;
  }

  test('has its conversations, promises, tasks and figures alone', { timeout: 180_000 }, async () => {
    const make = mailMaker(opened);
    const now = opened.clock.now();
    const ours = await makeAtAccount({ subject: 'Ours', sentAt: now - HOUR });
    const others = await make({ channel: 'sms', subject: 'Others', sentAt: now - HOUR });
    const excerpt = 'I will send you the offer by tomorrow.';
    const asked = await makeAtAccount({ sentAt: now - DAY });
    await makeAtAccount({ in: asked, direction: 'outbound', sentAt: now - 2 * HOUR, excerpt });
    const askedOthers = await make({ sentAt: now - DAY });
    await make({ in: askedOthers, direction: 'outbound', sentAt: now - 2 * HOUR, excerpt: `${excerpt} Truly.` });
    await opened.request({ method: 'POST', url: '/api/analytics/brief/morning' });

    const [all, own] = [
      await opened.get<Today>('/api/today'),
      await opened.get<Today>(`/api/today?accountId=${account.id}`),
    ];
    expect(all.answers.map(({ title }) => title).sort()).toEqual(['Others', 'Ours']);
    expect(own.answers.map(({ title }) => title)).toEqual(['Ours']);
    expect([all.promises.length, own.promises.map(({ quote }) => quote)]).toEqual([2, [excerpt]]);
    expect([all.changes.newConversations, own.changes.newConversations]).toEqual([4, 2]);
    expect([all.changes.replied, own.changes.replied]).toEqual([2, 1]);

    const task = async (subject: object) => {
      const payload = { kind: 'task', title: 'Answer', ...subject };
      return (await opened.request({ method: 'POST', url: '/api/tasks', payload })).json<Task>().id;
    };
    const wanted = [await task({ messageId: ours.messageId }), await task({ conversationId: ours.conversationId })];
    await task({ messageId: others.messageId });
    await task({});
    const tasks = await opened.get<Task[]>(`/api/tasks?accountId=${account.id}`);
    expect(tasks.map(({ id }) => id).sort()).toEqual(wanted.toSorted());
  });
});
