import type { ChannelAccount } from '@concordia/contract/channels';
import type { Message } from '@concordia/contract/inbox';
import type { Mailbox, MailboxFolder } from '@concordia/contract/intake';
import { type SmtpPeer, startSmtpPeer } from '@concordia/peers/smtp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOVECOT, type Dovecot, startDovecot } from '../../../testing/dovecot.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { atMailbox } from '../../../testing/imap-client.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { MailboxWatches } from './mailbox-watches.js';

const PATIENCE = { timeout: 20_000, interval: 50 };

onEveryEngine('folders of a mailbox', (engine) => {
  describe.skipIf(DOVECOT === null)('at Dovecot', () => {
    let opened: TestApp;
    let dovecot: Dovecot;
    let smtp: SmtpPeer;
    let accountId = '';
    beforeAll(async () => {
      dovecot = await startDovecot();
      smtp = await startSmtpPeer();
      opened = await openTestApp(engine, { providerOrigins: { imap: smtp.origin } });
      await atMailbox(dovecot, async (client) => {
        for (const path of ['Orders', 'Orders/Éthiopie', 'Newsletters']) await client.mailboxCreate(path);
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
    });
    afterAll(async () => {
      await opened.close();
      await Promise.all([dovecot.stop(), smtp.stop()]);
    });

    const lookAround = () => opened.app.get(MailboxWatches).lookAround();
    const mailbox = async () => (await opened.get<Mailbox[]>('/api/mailboxes'))[0];
    const folders = () => opened.get<MailboxFolder[]>(`/api/mailboxes/${accountId}/folders`);
    const subjects = async () => (await opened.get<Message[]>('/api/messages?limit=200')).map(({ subject }) => subject);
    const mail = (id: string, subject: string) =>
      `From: Ada <ada@lindqvist.example>\r\nTo: mara@fernhill.example\r\nSubject: ${subject}\r\nMessage-ID: <${id}@lindqvist.example>\r\nDate: ${new Date(opened.clock.now()).toUTCString()}\r\n\r\nHello Mara, this is ${subject}.\r\n`;
    const put = (path: string, id: string, subject: string) =>
      atMailbox(dovecot, (client) => client.append(path, mail(id, subject)));
    const choose = (paths: readonly string[], id = accountId) =>
      opened.request({ method: 'PUT', url: `/api/mailboxes/${id}/folders`, payload: { paths } });

    /** Mail in the inbox is told at once, and the other folders are read with it. */
    async function everythingIsRead(last: string) {
      dovecot.deliver(mail(last.replaceAll(' ', '-'), last));
      await expect.poll(subjects, PATIENCE).toContain(last);
    }

    async function chosen(paths: readonly string[]) {
      const answer = await choose(paths);
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
      await lookAround();
      await lookAround();
      await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'listening' });
    }

    test('are listed by its server, with what they are for; the inbox is read', async () => {
      await chosen(['INBOX']);
      const listed = await folders();
      expect(listed).toContainEqual({
        path: 'INBOX',
        name: 'INBOX',
        specialUse: '\\Inbox',
        isRead: true,
        isGone: false,
      });
      expect(listed).toContainEqual({ path: 'Sent', name: 'Sent', specialUse: '\\Sent', isRead: false, isGone: false });
      expect(listed).toContainEqual({
        path: 'Orders/Éthiopie',
        name: 'Éthiopie',
        specialUse: null,
        isRead: false,
        isGone: false,
      });
    });

    test('are read as chosen, each with its own numbers', async () => {
      await chosen(['INBOX', 'Orders/Éthiopie']);
      await put('Orders/Éthiopie', 'ethiopia', 'Two sacks');
      await put('Newsletters', 'news', 'Ten offers');
      await everythingIsRead('Behind the sacks');
      expect(await subjects()).toContain('Two sacks');
      expect(await subjects()).not.toContain('Ten offers');
      const known = await opened.engine.reader
        .selectFrom('mailbox_folder')
        .select(['path', 'validity'])
        .where('path', 'in', ['INBOX', 'Orders/Éthiopie'])
        .execute();
      expect(new Set(known.map(({ validity }) => validity)).size).toBe(2);
      const unknown = await choose(['INBOX', 'Invoices']);
      expect([unknown.statusCode, unknown.json()]).toMatchObject([
        400,
        { code: 'FOLDER_NOT_FOUND', details: [{ field: 'body.paths.1' }] },
      ]);
    });

    test('are told of at once, whichever they are', async () => {
      await atMailbox(dovecot, (client) => client.mailboxCreate('Quotes'));
      await chosen(['INBOX', 'Orders', 'Quotes']);
      for (const path of ['Quotes', 'Orders']) {
        await put(path, `told-${path}`, `Told in ${path}`);
        await expect.poll(subjects, PATIENCE).toContain(`Told in ${path}`);
        await put(path, `again-${path}`, `Again in ${path}`);
        await expect.poll(subjects, PATIENCE).toContain(`Again in ${path}`);
      }
    });

    test('that are renamed while they are read are named, and the others go on', async () => {
      await atMailbox(dovecot, (client) => client.mailboxCreate('Samples'));
      await put('Samples', 'sample', 'A sample');
      await chosen(['INBOX', 'Samples']);
      await expect.poll(subjects, PATIENCE).toContain('A sample');
      await atMailbox(dovecot, (client) => client.mailboxRename('Samples', 'Tastings'));
      await everythingIsRead('Behind the renamed');
      await expect
        .poll(mailbox, PATIENCE)
        .toMatchObject({ state: 'listening', failure: expect.stringContaining('"Samples"') });
      await everythingIsRead('After the renamed');
      expect(await folders()).toContainEqual(expect.objectContaining({ path: 'Samples', isRead: true, isGone: true }));

      await put('Tastings', 'tasting', 'A tasting');
      await chosen(['INBOX', 'Tastings']);
      await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'listening', failure: null });
      await expect.poll(subjects, PATIENCE).toContain('A tasting');
      expect((await subjects()).filter((subject) => subject === 'A sample')).toHaveLength(1);
    });

    test('that are all gone leave nothing to read, until others are chosen', async () => {
      await atMailbox(dovecot, (client) => client.mailboxCreate('Only'));
      await chosen(['Only']);
      await atMailbox(dovecot, (client) => client.mailboxDelete('Only'));
      await dovecot.end();
      await dovecot.start();
      await expect
        .poll(mailbox, PATIENCE)
        .toMatchObject({ state: 'waiting', failure: expect.stringContaining('"Only"') });
      await chosen(['INBOX']);
      await everythingIsRead('After the only one');
    });

    test('are unknown without a connection', async () => {
      expect((await choose(['INBOX'], '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11')).statusCode).toBe(404);
      const patch = (mode: string) =>
        opened.request({ method: 'PATCH', url: `/api/channels/email/accounts/${accountId}`, payload: { mode } });
      await patch('not_connected');
      expect((await choose(['INBOX'])).json()).toMatchObject({ code: 'MAILBOX_NOT_CONNECTED' });
      await patch('live');
    });
  });
});
