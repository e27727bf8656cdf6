import type { ChannelAccount } from '@concordia/contract/channels';
import type { Assignees, Member } from '@concordia/contract/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { onEveryEngine } from '../testing/engines.js';
import { mailMaker } from '../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../testing/test-app.js';

onEveryEngine('a conversation in several accounts', (engine) => {
  let opened: TestApp;
  let ida: Member;
  let conversationId: string;
  /** Of an account with members, of which Ida is none. */
  let closedId: string;

  const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
    opened.request({ method, url: `/api/${url}`, payload });

  beforeAll(async () => {
    opened = await openTestApp(engine);
    const { id }: ChannelAccount = (await send('POST', 'channels/sms/accounts', { name: 'Board' })).json();
    const tom: Member = (await send('POST', 'members', { name: 'Tom' })).json();
    ida = (await send('POST', 'members', { name: 'Ida' })).json();
    await send('PATCH', `channels/sms/accounts/${id}`, { memberIds: [tom.id] });
    const make = mailMaker(opened);
    const [open, closed] = [await make({ channel: 'sms' }), await make({ channel: 'sms' })];
    [conversationId, closedId] = [open.conversationId, closed.messageId];
    await opened.inWorkspace(() =>
      opened.app.get(WorkspaceDatabase).write(async (tx) => {
        const change = { account_id: id, conversation_id: conversationId };
        await tx.updateTable('message').set(change).where('id', '=', closedId).execute();
      }),
    );
  });
  afterAll(() => opened.close());

  const names = async () => {
    const answer = await send('POST', 'conversations/assignees', { ids: [conversationId] });
    return answer.json<Assignees>().members.map(({ name }) => name);
  };
  const assign = () => send('PATCH', `conversations/${conversationId}`, { assigneeId: ida.id });

  test('can be assigned to whoever sees all of its open messages', async () => {
    expect(await names()).toEqual(['Me', 'Tom']);
    expect((await assign()).json()).toMatchObject({ statusCode: 409, code: 'NOT_ACCOUNT_MEMBER' });
    await send('PATCH', `messages/${closedId}`, { status: 'completed' });
    expect(await names()).toEqual(['Me', 'Tom', 'Ida']);
    expect((await assign()).json()).toMatchObject({ assigneeId: ida.id });
  });
});
