import type { ChannelAccount } from '@concordia/contract/channels';
import type { MessageDetail } from '@concordia/contract/inbox';
import type { MailboxFolder } from '@concordia/contract/intake';
import { MINUTE, UNDO_SEND } from '@concordia/domain';
import { type SmtpPeer, startSmtpPeer } from '@concordia/peers/smtp';
import type { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAs } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { DOVECOT, type Dovecot, startDovecot } from '../../../testing/dovecot.js';
import { type EngineKind, onEveryEngine } from '../../../testing/engines.js';
import { atMailbox, contentOf } from '../../../testing/imap-client.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { MailboxFlags } from './mailbox-flags.js';
import { MailboxWatches } from './mailbox-watches.js';

const PATIENCE = { timeout: 20_000, interval: 50 };

onEveryEngine('flags of a mailbox', (engine) => {
  describe.skipIf(DOVECOT === null)('at Dovecot', () => {
    flagTests(engine, false);
  });
  // How changes are told does not depend on where they are kept.
  if (engine === 'sqlite')
    describe.skipIf(DOVECOT === null)('at a server that counts no changes', () => {
      flagTests(engine, true);
    });
});

function flagTests(engine: EngineKind, isPlain: boolean) {
  let opened: TestApp;
  let dovecot: Dovecot;
  let smtp: SmtpPeer;
  let accountId = '';
  beforeAll(async () => {
    dovecot = await startDovecot({ user: 'mara', introspectionUrl: null, isPlain });
    smtp = await startSmtpPeer();
    opened = await openTestApp(engine, { providerOrigins: { imap: smtp.origin } });
    await atMailbox(dovecot, async (client) => {
      await client.mailboxCreate('Orders');
      await client.mailboxCreate('Archive');
    });
    const settings = {
      fromAddress: 'mara@fernhill.example',
      user: dovecot.user,
      imapHost: 'imap.fernhill.example',
      imapPort: String(dovecot.port),
      smtpHost: 'smtp.fernhill.example',
    };
    const payload = { provider: 'imap', settings, secrets: { apiKey: dovecot.password }, mode: 'live' };
    const added = await opened.request({ method: 'POST', url: '/api/channels/email/accounts', payload });
    accountId = added.json<ChannelAccount>().id;
    expect(added.json()).toMatchObject({ mailFlags: 'off' });
  });
  afterAll(async () => {
    await opened.close();
    await Promise.all([dovecot.stop(), smtp.stop()]);
  });

  const mail = (id: string) =>
    `From: ${id} <${id}@lindqvist.example>\r\nTo: mara@fernhill.example\r\nSubject: About ${id}\r\nMessage-ID: <${id}@lindqvist.example>\r\nDate: ${new Date(opened.clock.now()).toUTCString()}\r\n\r\nHello Mara, this is ${id}.\r\n`;
  const messages = () => opened.get<MessageDetail[]>('/api/messages?limit=200');
  const message = async (id: string) => (await messages()).find(({ subject }) => subject === `About ${id}`);
  const idOf = async (id: string) => (await message(id))?.id ?? '';
  const flagsAt = async (id: string, path = 'INBOX') =>
    (await contentOf(dovecot, path))
      .find(({ raw }) => raw.includes(`<${id}@`))
      ?.flags.filter(isOurs)
      .toSorted();
  const patch = (id: string, payload: object) =>
    opened.request({ method: 'PATCH', url: `/api/messages/${id}`, payload });

  /** Somebody writes, and the message is on the board. */
  async function written(id: string) {
    dovecot.deliver(mail(id));
    await expect.poll(() => message(id), PATIENCE).toMatchObject({ status: 'inbox', isRead: false });
  }

  /** What another program does with an email. */
  const elsewhere = (id: string, work: (client: ImapFlow, uid: string) => Promise<unknown>, path = 'INBOX') =>
    atMailbox(dovecot, async (client) => {
      await client.mailboxOpen(path);
      const found = await client.search({ header: { 'message-id': `<${id}@lindqvist.example>` } }, { uid: true });
      await work(client, String(found === undefined || found === false ? '' : found[0]));
    });

  /** The watch of the mailbox begins again with what was changed. */
  async function again() {
    await opened.app.get(MailboxWatches).lookAround();
    await opened.app.get(MailboxWatches).lookAround();
  }

  /** Until the flags of these folders are known. */
  async function followed(paths: readonly string[]) {
    const known = () =>
      opened.engine.reader
        .selectFrom('mailbox_folder')
        .select('path')
        .where('modseq', 'is not', null)
        .where('path', 'in', [...paths])
        .orderBy('path')
        .execute();
    await expect.poll(known, PATIENCE).toEqual(paths.map((path) => ({ path })));
  }

  const validity = async () => {
    const folders = opened.engine.reader.selectFrom('mailbox_folder').select('validity').where('path', '=', 'INBOX');
    return (await folders.executeTakeFirstOrThrow()).validity;
  };

  async function choose(mailFlags: string) {
    const url = `/api/channels/email/accounts/${accountId}`;
    const answer = await opened.request({ method: 'PATCH', url, payload: { mailFlags } });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { mailFlags }]);
    await again();
    if (mailFlags !== 'off') await followed(['INBOX']);
  }

  async function folders(paths: readonly string[]) {
    const url = `/api/mailboxes/${accountId}/folders`;
    const answer = await opened.request({ method: 'PUT', url, payload: { paths } });
    expect(answer.json<MailboxFolder[]>().filter(({ isRead }) => isRead)).toHaveLength(paths.length);
    await again();
    await followed(paths);
  }

  /** Time passes until the flags are these. */
  const inTime = async (look: () => Promise<readonly string[] | undefined>, flags: unknown) => {
    const later = () => {
      opened.clock.advance(MINUTE);
      return look();
    };
    await expect.poll(later, PATIENCE).toEqual(flags);
  };

  const counted = async () => {
    const folders = opened.engine.reader.selectFrom('mailbox_folder').select('modseq').where('path', '=', 'INBOX');
    return (await folders.executeTakeFirstOrThrow()).modseq !== '0';
  };
  const wishes = () =>
    opened.engine.reader.selectFrom('mailbox_mail').select('uid').where('wish_mask', '<>', 0).execute();

  test('stay as they are unless that is asked for', async () => {
    await choose('off');
    await written('ada');
    await patch(await idOf('ada'), { isRead: true });
    await elsewhere('ada', (client, uid) => client.messageFlagsAdd(uid, ['\\Flagged'], { uid: true }));
    expect(await opened.engine.reader.selectFrom('mailbox_mail').select('uid').execute()).toEqual([]);
    expect(await flagsAt('ada')).toEqual([]);
    await choose('marks');
    // What was read here before stays as it was there.
    expect(await wishes()).toEqual([]);
  });

  test('are applied here: read, unread, answered, deleted', async () => {
    await choose('marks');
    expect(await counted()).toBe(!isPlain);
    for (const id of ['bea', 'cem', 'dan']) await written(id);
    await elsewhere('bea', (client, uid) => client.messageFlagsAdd(uid, ['\\Seen'], { uid: true }));
    await expect.poll(() => message('bea'), PATIENCE).toMatchObject({ isRead: true, status: 'inbox' });
    await elsewhere('bea', (client, uid) => client.messageFlagsRemove(uid, ['\\Seen'], { uid: true }));
    await expect.poll(() => message('bea'), PATIENCE).toMatchObject({ isRead: false });
    await elsewhere('cem', (client, uid) => client.messageFlagsAdd(uid, ['\\Seen', '\\Answered'], { uid: true }));
    await expect.poll(() => message('cem'), PATIENCE).toMatchObject({ isRead: true, status: 'waiting' });
    await elsewhere('dan', (client, uid) => client.messageFlagsAdd(uid, ['\\Deleted'], { uid: true }));
    await expect.poll(() => message('dan'), PATIENCE).toMatchObject({ isRead: true, status: 'completed' });
    await elsewhere('dan', (client, uid) => client.messageFlagsRemove(uid, ['\\Deleted'], { uid: true }));
    await expect.poll(() => message('dan'), PATIENCE).toMatchObject({ status: 'inbox' });
    expect(await wishes()).toEqual([]);
  });

  test('of what is expunged: its message is completed, and kept', async () => {
    await choose('marks');
    await written('eva');
    await elsewhere('eva', (client, uid) => client.messageDelete(uid, { uid: true }));
    await expect.poll(() => message('eva'), PATIENCE).toMatchObject({ status: 'completed' });
    expect(await opened.get<MessageDetail>(`/api/messages/${await idOf('eva')}`)).toMatchObject({
      content: expect.stringContaining('this is eva'),
    });
  });

  test('that new email brings along are applied once it is a message', async () => {
    await choose('marks');
    await atMailbox(dovecot, (client) => client.append('INBOX', mail('finn'), ['\\Seen']));
    await expect.poll(() => message('finn'), PATIENCE).toMatchObject({ isRead: true, status: 'inbox' });
  });

  test('follow what is done here, and nothing echoes', async () => {
    await choose('marks');
    await written('gus');
    await patch(await idOf('gus'), { isRead: true });
    await inTime(() => flagsAt('gus'), ['\\Seen']);
    await patch(await idOf('gus'), { isRead: false });
    await inTime(() => flagsAt('gus'), []);
    const conversationId = (await message('gus'))?.conversationId;
    const payload = { content: 'A little darker, please.', idempotencyKey: 'flags-reply-to-gus' };
    await opened.request({ method: 'POST', url: `/api/conversations/${conversationId}/replies`, payload });
    opened.clock.advance(UNDO_SEND);
    await inTime(() => flagsAt('gus'), expect.arrayContaining(['\\Answered']));
    await patch(await idOf('gus'), { status: 'completed' });
    await written('after-gus');
    await expect.poll(wishes, PATIENCE).toEqual([]);
    expect(await flagsAt('gus')).not.toContain('\\Deleted');
    expect(await message('gus')).toMatchObject({ status: 'completed' });
    const unsettled = opened.engine.reader.selectFrom('mailbox_mail').whereRef('applied', '<>', 'flags');
    expect(await unsettled.select('uid').execute()).toEqual([]);
  });

  test('are stored later when the server is away, and nobody waits for it', async () => {
    await choose('marks');
    await written('hal');
    await dovecot.end();
    expect((await patch(await idOf('hal'), { isRead: true })).statusCode).toBe(200);
    opened.clock.advance(MINUTE);
    const tried = () =>
      opened.engine.reader
        .selectFrom('job')
        .select('kind')
        .where('kind', '=', 'mailboxes.keep-flags')
        .where('attempts', '>', 0)
        .execute();
    await expect.poll(tried, PATIENCE).not.toEqual([]);
    await dovecot.start();
    await inTime(() => flagsAt('hal'), ['\\Seen']);
  });

  test('outlast a move to another folder and its renaming', async () => {
    await choose('marks');
    await folders(['INBOX', 'Orders']);
    await written('ida');
    await patch(await idOf('ida'), { isRead: true, status: 'in_progress' });
    await elsewhere('ida', (client, uid) => client.messageMove(uid, 'Orders', { uid: true }));
    await written('after-ida');
    await inTime(() => flagsAt('ida', 'Orders'), ['\\Seen']);
    expect(await message('ida')).toMatchObject({ status: 'in_progress', isRead: true });
    await atMailbox(dovecot, (client) => client.mailboxRename('Orders', 'Sales'));
    await patch(await idOf('ida'), { isRead: false });
    opened.clock.advance(MINUTE);
    await written('after-renaming');
    await folders(['INBOX', 'Sales']);
    await inTime(() => flagsAt('ida', 'Sales'), []);
    expect(await message('ida')).toMatchObject({ status: 'in_progress', isRead: false });
    await elsewhere('ida', (client, uid) => client.messageMove(uid, 'Archive', { uid: true }), 'Sales');
    await written('after-archiving');
    await expect.poll(() => message('ida'), PATIENCE).toMatchObject({ status: 'completed' });
  });

  test('outlast other numbers', async () => {
    await choose('marks');
    await written('jan');
    await patch(await idOf('jan'), { isRead: true, status: 'in_progress' });
    const before = await validity();
    await dovecot.end();
    dovecot.renumber();
    await dovecot.start();
    // Before the new numbers are known, a flag that goes away looks as if it had never been there.
    await expect.poll(validity, PATIENCE).not.toBe(before);
    await followed(['INBOX']);
    await inTime(() => flagsAt('jan'), ['\\Seen']);
    await elsewhere('jan', (client, uid) => client.messageFlagsRemove(uid, ['\\Seen'], { uid: true }));
    await expect.poll(() => message('jan'), PATIENCE).toMatchObject({ status: 'in_progress', isRead: false });
    expect((await messages()).filter(({ subject }) => subject === 'About jan')).toHaveLength(1);
  });

  test('show what is completed here as deleted, where that is chosen', async () => {
    await choose('marks');
    await written('lea');
    await patch(await idOf('lea'), { status: 'completed' });
    await choose('marks_and_completed');
    await written('kim');
    await patch(await idOf('kim'), { status: 'completed' });
    await inTime(() => flagsAt('kim'), ['\\Deleted']);
    await patch(await idOf('kim'), { status: 'inbox' });
    await inTime(() => flagsAt('kim'), []);
    // What was completed before is left alone.
    expect(await flagsAt('lea')).toEqual([]);
    await choose('off');
    expect(await opened.engine.reader.selectFrom('mailbox_mail').select('uid').execute()).toEqual([]);
  });

  test('are not noted by a reading that began before they were turned off', async () => {
    await choose('off');
    const folder = { accountId, path: 'INBOX', validity: '1' };
    const late = { uid: 9_000, flags: 0, messageId: 'late@lindqvist.example' };
    await runAs({ kind: 'system', workspaceId: opened.workspaceId }, () =>
      opened.app.get(WorkspaceDatabase).write((tx) => opened.app.get(MailboxFlags).add(tx, folder, [late])),
    );
    expect(await opened.engine.reader.selectFrom('mailbox_mail').select('uid').execute()).toEqual([]);
  });

  test('are only those of mailboxes', async () => {
    const url = '/api/channels/sms/accounts';
    const payload = { provider: 'twilio', mailFlags: 'marks' };
    expect((await opened.request({ method: 'POST', url, payload })).json()).toMatchObject({
      code: 'NO_MAILBOX',
      details: [{ field: 'body.mailFlags' }],
    });
  });
}

const isOurs = (flag: string): boolean => ['\\Seen', '\\Answered', '\\Deleted'].includes(flag);
