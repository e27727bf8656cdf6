import { buffer } from 'node:stream/consumers';
import { readHeaders } from '@concordia/channels/email';
import type { ChannelEvent, InboundEvent } from '@concordia/channels/port';
import { type Channel, DAY, LARGEST_KEPT_FILE } from '@concordia/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Outage } from '../../../common/outage.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { followTopics } from '../../../testing/announced-topics.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { ConnectionHealthService } from '../../channels/connections/connection-health.js';
import { AutomationsService } from '../../delivery/guardrails/automations.service.js';
import { EarlyReceipts, INBOUND_JOB } from '../../delivery/outbox/early-receipts.js';
import { OutboxRepository } from '../../delivery/outbox/outbox.repository.js';
import { type OutboxTest, openOutbox } from '../../delivery/outbox/testing.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { Envelopes, type IncomingEnvelope, rawOf } from './envelopes.js';
import { Events } from './events.js';
import { FETCH_JOB } from './fetch-job.js';
import { GatheredEnvelopes } from './gathered.js';
import { InboundSweep } from './inbound-sweep.js';
import { IncomingFiles } from './incoming-files.js';

onEveryEngine('an event of a provider', (engine) => {
  let box: OutboxTest;
  let made = 0;
  beforeAll(async () => {
    box = await openOutbox(engine);
  });
  afterAll(() => box.opened.close());
  afterEach(() => vi.restoreAllMocks());

  const write = <Result>(work: (tx: WorkspaceTransaction) => Promise<Result>) =>
    box.opened.inWorkspace(() => box.opened.app.get(WorkspaceDatabase).write(work));
  const read = () => box.opened.engine.reader;
  const now = () => box.opened.clock.now();
  const unique = (word: string) => {
    made += 1;
    return `${word}-${made}`;
  };

  type Content = ChannelEvent extends infer Kind
    ? Kind extends ChannelEvent
      ? Omit<Kind, 'id' | 'account' | 'channel' | 'at'> & Partial<Pick<Kind, 'channel' | 'at' | 'id'>>
      : never
    : never;
  const take = (content: Content, isTest = false) => {
    const event: ChannelEvent = { id: unique('event'), account: 'a', channel: 'telegram', at: now(), ...content };
    return write((tx) =>
      box.opened.app.get(Events).take(tx, { event, files: [], provider: 'telegram', accountId: null, isTest }),
    );
  };

  const message = (more: Partial<InboundEvent> = {}): Omit<InboundEvent, 'id' | 'account' | 'channel' | 'at'> => ({
    kind: 'message',
    messageId: unique('message'),
    from: unique('@person_'),
    name: 'Ann',
    subject: null,
    text: 'Hello',
    inReplyTo: null,
    ...more,
  });

  const rowOf = (messageId: string) =>
    read()
      .selectFrom('message_origin')
      .innerJoin('message', 'message.id', 'message_origin.message_id')
      .selectAll('message')
      .where('provider_message_id', '=', messageId)
      .executeTakeFirst();
  const pointOf = (handle: string, channel: Channel = 'telegram') =>
    read()
      .selectFrom('contact_point')
      .selectAll()
      .where('handle', '=', handle)
      .where('channel', '=', channel)
      .executeTakeFirst();

  describe('that is a message', () => {
    test('is told of with its new contact, once', async () => {
      const tell = vi.spyOn(box.opened.app.get(DomainEvents), 'tell');
      const announced = await followTopics(box.opened.engine);
      const catchUp = vi.spyOn(box.opened.app.get(EarlyReceipts), 'catchUp');
      const content = message();
      expect([await take(content), await take(content)]).toEqual([null, null]);
      const row = await rowOf(content.messageId);
      const contact_id = (await pointOf(content.from))?.contact_id;
      expect(row).toMatchObject({ direction: 'inbound', kind: 'personal', contact_id, excerpt: 'Hello' });
      expect(tell.mock.calls.map(([, facts]) => facts)).toEqual([
        [
          { topic: 'contact.created', payload: { contact_id } },
          {
            topic: 'message.received',
            payload: {
              message_id: row?.id,
              conversation_id: row?.conversation_id,
              contact_id,
              channel: 'telegram',
              received_at: new Date(now()).toISOString(),
            },
          },
        ],
      ]);
      expect(await announced()).toEqual([['contacts', 'hub-events', 'messages', 'stats']]);
      expect(catchUp.mock.calls.map(([, ...about]) => about)).toEqual([['telegram', content.messageId]]);
      await take(message({ from: content.from }));
      expect(tell.mock.calls.at(-1)?.[1].map(({ topic }) => topic)).toEqual(['message.received']);
    });

    test('of ours waits while another is on its way to the same person', async () => {
      const content = message({ direction: 'outbound' });
      vi.spyOn(box.opened.app.get(OutboxRepository), 'isSending').mockResolvedValueOnce(true);
      expect(await take(content)).toBe(`telegram ${content.messageId}`);
      const tell = vi.spyOn(box.opened.app.get(DomainEvents), 'tell');
      expect(await take(content)).toBeNull();
      expect(await rowOf(content.messageId)).toMatchObject({ direction: 'outbound' });
      expect(tell.mock.calls.map(([, facts]) => facts.map(({ topic }) => topic))).toEqual([[]]);
    });

    test('stands in the conversation of what it answers, if that is its sender’s', async () => {
      const [first, stranger] = [message(), message()];
      await take(first);
      await take(stranger);
      const reply = message({ from: first.from, inReplyTo: first.messageId });
      const intruder = message({ from: stranger.from, inReplyTo: first.messageId });
      const machine = message({ isAutomatic: true, inReplyTo: first.messageId });
      for (const one of [reply, intruder, machine]) await take(one);
      const place = async (content: { messageId: string }) => (await rowOf(content.messageId))?.conversation_id;
      expect(await place(reply)).toBe(await place(first));
      expect(await place(intruder)).toBe(await place(stranger));
      expect(await place(machine)).not.toBe(await place(first));
      expect(await rowOf(machine.messageId)).toMatchObject({ kind: 'automatic', contact_id: null });
    });

    test('by a program joins where a person could: a report about an email of ours, and an answer of a participant', async () => {
      const email = (more: Partial<InboundEvent>) => ({ ...message(more), channel: 'email' as const });
      const from = `${unique('ann')}@a.example`;
      const ours = email({ from, direction: 'outbound' });
      const theirs = email({ from, inReplyTo: ours.messageId });
      const program = (more: Partial<InboundEvent>) => email({ isAutomatic: true, ...more });
      const server = (more: Partial<InboundEvent>) =>
        program({ from: `mailer-daemon@${unique('mx')}.example`, isReport: true, ...more });
      const left = unique('')
        .padStart(32, 'a')
        .replace(/[^0-9a-f]/g, '0');
      const place = async ({ messageId }: { messageId: string }) => (await rowOf(messageId))?.conversation_id;
      await take(ours);
      await take(theirs);
      const conversation_id = (await place(ours)) ?? '';
      await write((tx) => tx.insertInto('message_reference').values({ reference: left, conversation_id }).execute());
      const joining = [
        server({ inReplyTo: ours.messageId }),
        server({ references: [ours.messageId] }),
        server({ references: [`${left}@us.example`] }),
        program({ from, inReplyTo: ours.messageId }),
      ];
      const apart = [
        server({ inReplyTo: theirs.messageId }),
        server({ references: ['unknown@us.example'] }),
        server({}),
        program({ from: `${unique('away')}@b.example`, inReplyTo: ours.messageId }),
        program({ from: `${unique('away')}@b.example`, references: [ours.messageId] }),
      ];
      for (const one of [...joining, ...apart]) await take(one);
      const placesOf = (mails: typeof joining) => Promise.all(mails.map(place));
      expect(await placesOf(joining)).toEqual(joining.map(() => conversation_id));
      const elsewhere = await placesOf(apart);
      expect(elsewhere).not.toContain(conversation_id);
      expect(new Set(elsewhere).size).toBe(apart.length);
    });

    test('joins by ids that mail programs wrote with comments, folded or without brackets', async () => {
      const from = `${unique('odd')}@a.example`;
      const first = unique('first');
      const mail = (fields: readonly string[]) => {
        const headers = readHeaders(Buffer.from([`From: ${from}`, ...fields, '', ''].join('\r\n')));
        const { inReplyTo, references } = headers;
        const messageId = headers.messageId ?? '';
        return {
          ...message({ from, subject: 'New words', messageId, inReplyTo, references }),
          channel: 'email' as const,
        };
      };
      const mails = [
        mail([`Message-ID: (added by mx) < ${first}@a.example >`]),
        mail([`Message-ID: <${unique('odd')}@a.example>`, `In-Reply-To: ${first}@a.example`]),
        mail([`Message-ID: <${unique('odd')}@a.example>`, `In-Reply-To: (Ann's of Monday) <${first}@a.example>`]),
        mail([`Message-ID: <${unique('odd')}@a.example>`, `References: <x@a.example>\r\n\t<${first}@\r\n a.example>`]),
      ];
      for (const one of mails) await take(one);
      const places = await Promise.all(mails.map(async ({ messageId }) => (await rowOf(messageId))?.conversation_id));
      expect(mails[0]?.messageId).toBe(`${first}@a.example`);
      expect(new Set(places).size).toBe(1);
    });

    test('joins a conversation by what it refers to as an email, whatever its subject, and never by its subject', async () => {
      const from = `${unique('ann')}@a.example`;
      const mail = (subject: string, more: Partial<InboundEvent> = {}) => ({
        ...message({ from, subject, ...more }),
        channel: 'email' as const,
      });
      const first = mail('Plan');
      const joining = [
        mail('Invoice', { inReplyTo: first.messageId }),
        mail('Something else', { references: [first.messageId] }),
        mail('Re: Plan', { references: ['gone@a.example', first.messageId, 'late@a.example'] }),
      ];
      const stranger = `${unique('eve')}@b.example`;
      const apart = [
        mail('Re: Plan'),
        mail('Invoice'),
        mail('Re: Plan', { from: stranger, inReplyTo: first.messageId }),
        mail('Re: Plan', { from: stranger, references: [first.messageId] }),
      ];
      for (const one of [first, ...joining, ...apart]) await take(one);
      const places = async (mails: readonly { messageId: string }[]) =>
        Promise.all(mails.map(async ({ messageId }) => (await rowOf(messageId))?.conversation_id));
      const [place] = await places([first]);
      expect(new Set(await places(joining))).toEqual(new Set([place]));
      const elsewhere = await places(apart);
      expect(elsewhere).not.toContain(place);
      expect(new Set(elsewhere).size).toBe(apart.length);
    });

    test('keeps whom an email names, and that we are only in copy', async () => {
      const to = [{ name: 'Bo', address: 'bo@b.example' }];
      const cc = [{ name: null, address: 'us@here.example' }];
      const recipients = { to, cc, bcc: [], replyTo: [], list: null, addressed: 'copied' as const };
      const content = message({ from: `${unique('ann')}@a.example`, recipients });
      await take({ ...content, channel: 'email' });
      const row = await rowOf(content.messageId);
      expect(row).toMatchObject({ addressed: 'copied' });
      expect(await box.opened.get(`/api/messages/${row?.id}`)).toMatchObject({ to, cc });
    });

    test('remembers all that it refers to, each once', async () => {
      const content = message({ inReplyTo: 'parent', references: ['root', 'parent'] });
      const alone = message({ inReplyTo: 'parent' });
      const first = message();
      for (const one of [content, alone, first]) await take(one);
      const threads = await read()
        .selectFrom('message_origin')
        .select(['provider_message_id', 'thread'])
        .where(
          'provider_message_id',
          'in',
          [content, alone, first].map(({ messageId }) => messageId),
        )
        .execute();
      const threadOf = ({ messageId }: Pick<InboundEvent, 'messageId'>) =>
        JSON.parse(threads.find((row) => row.provider_message_id === messageId)?.thread ?? 'null');
      expect([content, alone, first].map(threadOf)).toEqual([['root', 'parent'], ['parent'], []]);
    });

    test('is announced as urgent once, and so is the next of the same person', async () => {
      const from = unique('@urgent_');
      const urgent = [1, 2].map(() => message({ from, text: 'URGENT: can you call me today?' }));
      for (const one of [...urgent, ...urgent]) await take(one);
      const rows = await Promise.all(urgent.map(({ messageId }) => rowOf(messageId)));
      const ids = rows.map((row) => row?.id ?? '');
      const told = await read()
        .selectFrom('notification')
        .select('message_id')
        .where('message_id', 'in', ids)
        .execute();
      expect(told.map(({ message_id }) => message_id).toSorted()).toEqual(ids.toSorted());
    });

    test('is kept within bounds, without what no database takes', async () => {
      const content = message({
        name: 'A\0nn',
        subject: `S\0${'s'.repeat(1_000)}`,
        text: `T\0${'t'.repeat(1_000_000)}`,
        quotedText: `Q\0${'q'.repeat(1_000_000)}`,
        signature: `G\0${'g'.repeat(10_000)}`,
        html: '<p>\0H</p>',
      });
      await take(content);
      const row = await rowOf(content.messageId);
      const body = await read()
        .selectFrom('message_body')
        .selectAll()
        .where('message_id', '=', row?.id ?? '')
        .executeTakeFirst();
      expect(row?.subject).toBe(`S${'s'.repeat(997)}`);
      expect([body?.text.length, body?.quoted_text?.length, body?.signature?.length]).toEqual([
        1_000_000, 1_000_000, 10_000,
      ]);
      expect(body).toMatchObject({ html: '<p>H</p>', from_name: 'Ann', from_address: content.from });
    });

    test.each([
      ['STOP', 'sms', 'out', ['unsubscribe']],
      ['START', 'sms', 'in', []],
      ['STOP', 'whatsapp', 'unknown', []],
      ['Please stop calling', 'sms', 'unknown', []],
    ] as const)(
      'of %s by %s leaves the consent %s and blames automations for %j',
      async (text, channel, consent, blamed) => {
        const blame = vi.spyOn(box.opened.app.get(AutomationsService), 'blame');
        const from = `+467017${String(40_000 + made)}`;
        await take({ ...message({ from, text }), channel });
        expect(await pointOf(from, channel)).toMatchObject({ consent });
        expect(blame.mock.calls.map(([, { kind }]) => kind)).toEqual(blamed);
      },
    );

    test.each([
      ['the name, without spaces around it and what no database takes', ' A\0nn ', 'Ann'],
      ['the handle when the name is blank', ' \0', null],
      ['the handle when there is no name', null, null],
    ])('calls a new contact by %s', async (_, name, expected) => {
      const content = message({ name });
      await take(content);
      const contact = await read()
        .selectFrom('contact')
        .innerJoin('contact_point', 'contact_point.contact_id', 'contact.id')
        .select(['contact.name', 'contact_point.display_name'])
        .where('contact_point.handle', '=', content.from)
        .executeTakeFirst();
      expect(contact).toEqual({ name: expected ?? content.from, display_name: expected });
    });
  });

  describe('that is another handle of somebody', () => {
    const moved = (from: string, to: string, channel: Channel = 'telegram') =>
      take({ kind: 'identity', from, to, channel });
    async function somebody(handle: string, channel: Channel = 'telegram') {
      await take({ ...message({ from: handle }), channel });
      return (await pointOf(handle, channel))?.contact_id ?? '';
    }

    test('rewrites the handle, and the number of the contact where it is the same', async () => {
      const [before, after] = [`+467018${String(10_000 + made)}`, `+467019${String(10_000 + made)}`];
      const contactId = await somebody(before, 'whatsapp');
      const announced = await followTopics(box.opened.engine);
      await moved(before, after, 'whatsapp');
      expect((await pointOf(after, 'whatsapp'))?.contact_id).toBe(contactId);
      expect(await pointOf(before, 'whatsapp')).toBeUndefined();
      const phone = () =>
        read().selectFrom('contact').select('phone').where('id', '=', contactId).executeTakeFirstOrThrow();
      expect(await phone()).toEqual({ phone: after });
      expect(await announced()).toEqual([['contacts']]);
      await box.opened.engine.writer.updateTable('contact').set({ phone: '1' }).where('id', '=', contactId).execute();
      await moved(after, before, 'whatsapp');
      expect(await phone()).toEqual({ phone: '1' });
    });

    test('leaves both where the new one is somebody’s, and changes nothing for nobody', async () => {
      const [one, other] = [unique('@one_'), unique('@other_')];
      const ids = [await somebody(one), await somebody(other)];
      const announced = await followTopics(box.opened.engine);
      await moved(one, other);
      await moved('@nobody', other);
      await moved(one, one);
      await moved('@nobody', unique('@new_'));
      expect([(await pointOf(one))?.contact_id, (await pointOf(other))?.contact_id]).toEqual(ids);
      expect(await announced()).toEqual([]);
    });
  });

  describe('that is somebody’s word about being written to', () => {
    const word = (from: string, consent: 'opted_in' | 'opted_out', by = 'STOP', at = now()) =>
      take({ kind: 'consent', from, consent, by, at });

    test('is kept with its source and its time, and the latest counts', async () => {
      const from = unique('@wisher_');
      const blame = vi.spyOn(box.opened.app.get(AutomationsService), 'blame');
      await word(from, 'opted_out', `S\0TOP${'x'.repeat(200)}`, 5_000);
      expect(await pointOf(from)).toMatchObject({
        consent: 'out',
        consent_at: 5_000,
        consent_source: `STOP${'x'.repeat(96)}`,
      });
      await word(from, 'opted_in', 'START', 4_999);
      expect(await pointOf(from)).toMatchObject({ consent: 'out' });
      await word(from, 'opted_in', 'START', 5_000);
      expect(await pointOf(from)).toMatchObject({ consent: 'in', consent_source: 'START' });
      await word(from, 'opted_in', 'again', 6_000);
      expect(await pointOf(from)).toMatchObject({ consent_at: 5_000 });
      const changes = await read()
        .selectFrom('consent_change')
        .select(['previous', 'consent'])
        .where('handle', '=', from)
        .orderBy('id')
        .execute();
      expect(changes).toEqual([
        { previous: 'unknown', consent: 'out' },
        { previous: 'out', consent: 'in' },
      ]);
      expect(blame.mock.calls.map(([, { kind }]) => kind)).toEqual(['unsubscribe']);
    });

    test.each([
      ['spamreport', 'complaint'],
      ['complained', 'complaint'],
      ['unsubscribe', 'unsubscribe'],
    ])('by %s is a matter of %s', async (by, kind) => {
      const blame = vi.spyOn(box.opened.app.get(AutomationsService), 'blame');
      await word(unique('@blamer_'), 'opted_out', by);
      expect(blame.mock.calls.map(([, told]) => told.kind)).toEqual([kind]);
    });
  });

  describe('that is about what somebody did with mail', () => {
    const did = (
      action: 'open' | 'click' | 'bounce' | 'complaint' | 'unsubscribe',
      more: object = {},
      isTest = false,
    ) =>
      take(
        { kind: 'engagement', action, address: 'nobody@x.example', messageId: null, channel: 'email', ...more },
        isTest,
      );
    const kept = (address: string) =>
      read()
        .selectFrom('engagement_event')
        .select(['action', 'contact_id', 'message_id', 'is_test'])
        .where('address', '=', address)
        .orderBy('id')
        .execute();
    async function sentTo(...handles: readonly string[]) {
      const [first = ''] = handles;
      const content = message({ from: first, direction: 'outbound' });
      await take({ ...content, channel: 'email' });
      const row = await rowOf(content.messageId);
      const contactId = row?.contact_id ?? '';
      for (const handle of handles.slice(1)) {
        const point = {
          id: box.opened.ids.next(),
          contact_id: contactId,
          channel: 'email',
          handle,
          created_at: 1,
        } as const;
        await write((tx) => tx.insertInto('contact_point').values(point).execute());
      }
      return { messageId: content.messageId, id: row?.id ?? '', contactId };
    }

    test('is kept once, with the contact and the message', async () => {
      const address = `${unique('reader')}@x.example`;
      const { messageId, id, contactId } = await sentTo(address);
      const announced = await followTopics(box.opened.engine);
      const once = unique('open');
      await did('open', { id: once, address: address.toUpperCase(), messageId });
      await did('open', { id: once, address, messageId });
      await did('click', { address: 'another@x.example', messageId }, true);
      expect(await kept(address)).toEqual([{ action: 'open', contact_id: contactId, message_id: id, is_test: 0 }]);
      expect(await kept('another@x.example')).toEqual([
        { action: 'click', contact_id: contactId, message_id: id, is_test: 1 },
      ]);
      expect(await announced()).toEqual([['stats'], ['stats']]);
      expect(await pointOf(address, 'email')).toMatchObject({ consent: 'unknown' });
      await did('open', { address: 'unknown@x.example' });
      expect(await kept('unknown@x.example')).toMatchObject([{ contact_id: null, message_id: null }]);
    });

    test.each([
      ['bounce', 'bounce', []],
      ['complaint', 'complaint', ['complaint']],
      ['unsubscribe', 'unsubscribe', ['unsubscribe']],
    ] as const)('closes the address after a %s', async (action, source, blamed) => {
      const blame = vi.spyOn(box.opened.app.get(AutomationsService), 'blame');
      const address = `${unique('closed')}@x.example`;
      await did(action, { address });
      expect(await pointOf(address, 'email')).toMatchObject({ consent: 'out', consent_source: source });
      expect(blame.mock.calls.map(([, { kind }]) => kind)).toEqual(blamed);
    });

    describe('by hearsay', () => {
      const heard = (address: string, messageId: string | null) =>
        did('bounce', { address, messageId, isHearsay: true });
      test('waits for the message that it names', async () => {
        expect(await heard('a@x.example', 'unknown@x')).toBe('email unknown@x');
        expect(await heard('a@x.example', null)).toBe('email ');
      });

      test('is about the recipient alone: the one that is named, or the only one', async () => {
        const [one, two, three] = [1, 2, 3].map(() => `${unique('heard')}@x.example`);
        const single = await sentTo(one ?? '');
        expect(await heard('stranger@x.example', single.messageId)).toBeNull();
        expect([await kept(one ?? ''), await kept('stranger@x.example')]).toMatchObject([[{ action: 'bounce' }], []]);
        const several = await sentTo(two ?? '', three ?? '');
        await heard('stranger@x.example', several.messageId);
        expect([await kept(two ?? ''), await kept(three ?? '')]).toEqual([[], []]);
        await heard(three ?? '', several.messageId);
        expect([await kept(two ?? ''), await kept(three ?? '')]).toMatchObject([[], [{ action: 'bounce' }]]);
      });

      test('is not about what came in', async () => {
        const address = `${unique('theirs')}@x.example`;
        const content = message({ from: address });
        await take({ ...content, channel: 'email' });
        expect(await heard(address, content.messageId)).toBeNull();
        expect(await kept(address)).toEqual([]);
      });
    });
  });

  test.each([
    ['token_expired', 'has expired'],
    ['revoked', 'was revoked'],
    ['restricted', 'has restricted'],
  ] as const)('that the account is %s is said', async (state, words) => {
    const noteEnded = vi.spyOn(box.opened.app.get(ConnectionHealthService), 'noteEnded').mockResolvedValue();
    expect(await take({ kind: 'account', state })).toBeNull();
    expect(noteEnded.mock.calls.map(([, ...told]) => told)).toEqual([
      ['telegram', null, expect.stringContaining(words)],
    ]);
  });

  describe('with files', () => {
    const files = () => box.opened.app.get(IncomingFiles);
    const remote = (more: object = {}) =>
      ({ kind: 'remote', name: 'a.bin', contentType: 'x/y', size: 1, reference: 'r', ...more }) as const;

    test('keeps a hundred of them, by names and types that fit', async () => {
      const many = Array.from({ length: 101 }, () => remote());
      expect(await files().keep({ files: many })).toHaveLength(100);
      expect(await files().keep({})).toEqual([]);
      const odd = remote({ name: `../C:\\\0\u202e${'n'.repeat(300)}.pdf`, contentType: 't'.repeat(300), size: null });
      expect(await files().keep({ files: [odd, remote({ name: '\0', contentType: null })] })).toEqual([
        {
          file_name: `${'n'.repeat(196)}.pdf`,
          content_type: 't'.repeat(255),
          size_bytes: 0,
          content_hash: '',
          fetch_state: 'waiting',
          reference: 'r',
        },
        {
          file_name: 'file',
          content_type: 'application/octet-stream',
          size_bytes: 1,
          content_hash: '',
          fetch_state: 'waiting',
          reference: 'r',
        },
      ]);
    });

    const inline = (text: string) =>
      ({ kind: 'inline', name: 'a.txt', contentType: 'text/plain', content: Buffer.from(text) }) as const;
    const bytesAt = async (hash: string) => {
      const found = await box.opened.app.get(AttachmentStore).open(hash);
      return found === null ? null : buffer(found.content);
    };

    test('keeps the bytes that came along, and fetches nothing', async () => {
      const text = unique('along');
      const [file] = await files().keep({ files: [inline(text)] });
      expect(file).toEqual({
        file_name: 'a.txt',
        content_type: 'text/plain',
        size_bytes: text.length,
        content_hash: expect.any(String),
        fetch_state: 'here',
      });
      expect(await bytesAt(file?.content_hash ?? '')).toEqual(Buffer.from(text));
    });

    test('deletes the bytes with the message, beside files that never came', async () => {
      const content = message({ files: [inline(unique('gone')), remote()] });
      const kept = await files().keep(content);
      const event: ChannelEvent = { ...content, id: unique('event'), account: 'a', channel: 'telegram', at: now() };
      await write((tx) =>
        box.opened.app
          .get(Events)
          .take(tx, { event, files: kept, provider: 'telegram', accountId: null, isTest: false }),
      );
      const hash = kept[0]?.content_hash ?? '';
      expect(await bytesAt(hash)).not.toBeNull();
      const attached = await read()
        .selectFrom('attachment')
        .innerJoin('message_origin', 'message_origin.message_id', 'attachment.message_id')
        .select('attachment.id')
        .where('provider_message_id', '=', content.messageId)
        .where('position', '=', 1)
        .execute();
      const fetches = await read().selectFrom('job').select('payload').where('kind', '=', FETCH_JOB).execute();
      expect(fetches.map(({ payload }) => JSON.parse(payload))).toEqual(attached);
      await take({ kind: 'deletion', messageId: content.messageId });
      await box.opened.doJobs();
      expect(await bytesAt(hash)).toBeNull();
      expect(await rowOf(content.messageId)).toMatchObject({ attachment_count: 0 });
    });

    test('fetches nothing that is too large', async () => {
      const sizes = [LARGEST_KEPT_FILE, LARGEST_KEPT_FILE + 1].map((size) => remote({ size }));
      expect((await files().keep({ files: sizes })).map(({ fetch_state, failure }) => [fetch_state, failure])).toEqual([
        ['waiting', undefined],
        ['failed', 'too_large'],
      ]);
    });
  });

  describe('is kept as it came', () => {
    const told = (id: string, raw = '{}', failure: string | null = null): IncomingEnvelope => ({
      provider: 'telegram',
      channel: 'telegram',
      accountId: null,
      envelope: { id, account: 'a', raw },
      failure,
    });
    const keep = (...all: IncomingEnvelope[]) => write((tx) => box.opened.app.get(Envelopes).keep(tx, all));
    const kept = (provider_id: string) =>
      read()
        .selectFrom('inbound_envelope')
        .select(['raw', 'form', 'state', 'failure', 'received_at'])
        .where('provider_id', '=', provider_id)
        .executeTakeFirst();

    test('once, as text or in base64 where no database takes it', async () => {
      const [plain, odd] = [unique('plain'), unique('odd')];
      expect(await keep(told(plain, 'a', 'no'), told(odd, 'a\0b', 'no'), told(plain, 'b', 'no'))).toBe(2);
      const rows = [await kept(plain), await kept(odd)];
      expect(rows).toEqual([
        { raw: 'a', form: 'event', state: 'failed', failure: 'no', received_at: now() },
        {
          raw: Buffer.from('a\0b').toString('base64'),
          form: 'event_base64',
          state: 'failed',
          failure: 'no',
          received_at: now(),
        },
      ]);
      expect(rows.map((row) => row && rawOf(row))).toEqual(['a', 'a\0b']);
    });

    test('under its id, or the hash of one that no index takes', async () => {
      const [longest, longer, odd] = ['l'.repeat(300), 'l'.repeat(301), unique('n\0')];
      expect(await keep(told(longest, '{}', 'no'), told(longer, '{}', 'no'), told(odd, '{}', 'no'))).toBe(3);
      expect(await kept(longest)).toBeDefined();
      expect([await kept(longer), await kept(odd.replaceAll('\0', ''))]).toEqual([undefined, undefined]);
      expect(await keep(told(longer, '{}', 'no'), told(odd, '{}', 'no'))).toBe(0);
    });

    const gathered = () => box.opened.app.get(GatheredEnvelopes);
    test('together with others, each told how many of its own were new', async () => {
      const keepAll = vi.spyOn(box.opened.app.get(Envelopes), 'keep');
      const [one, two] = [unique('one'), unique('two')];
      const { workspaceId } = box.opened;
      const counts = await Promise.all([
        gathered().keep(workspaceId, [told(one, '{}', 'no'), told(two, '{}', 'no')]),
        gathered().keep(workspaceId, [told(one, '{}', 'no')]),
        gathered().keep(workspaceId, []),
      ]);
      expect(counts).toEqual([2, 0, 0]);
      // The same transaction each time; the application's own loop may write at the same moment.
      expect(new Set(keepAll.mock.calls.map(([tx]) => tx)).size).toBe(1);
    });

    test('without those that cannot be, and not at all in an outage', async () => {
      const envelopes = box.opened.app.get(Envelopes);
      const real = envelopes.keep.bind(envelopes);
      let error: Error = new Error('cannot be kept');
      vi.spyOn(envelopes, 'keep').mockImplementation((tx, all) =>
        all.some(({ envelope }) => envelope.raw === 'bad') ? Promise.reject(error) : real(tx, all),
      );
      const both = () =>
        Promise.allSettled(
          ['good', 'bad'].map((raw) => gathered().keep(box.opened.workspaceId, [told(unique(raw), raw, 'no')])),
        );
      expect(await both()).toEqual([
        { status: 'fulfilled', value: 1 },
        { status: 'rejected', reason: error },
      ]);
      error = new Outage('DISK_FULL', null);
      expect(await both()).toEqual([1, 2].map(() => ({ status: 'rejected', reason: error })));
    });
  });

  const states = ['done', 'early', 'failed', 'dismissed', 'waiting'] as const;
  const envelope = (state: (typeof states)[number], received_at: number, word = `old-${state}`) => ({
    id: box.opened.ids.next(),
    provider: 'telegram',
    provider_id: unique(word),
    channel: 'telegram' as const,
    raw: '{}',
    form: 'event' as const,
    content_type: null,
    failure: null,
    state,
    received_at,
  });
  const insert = (rows: readonly ReturnType<typeof envelope>[]) =>
    write(async (tx) => {
      for (const row of rows) await tx.insertInto('inbound_envelope').values(row).execute();
    });
  const stateOf = async ({ id }: { readonly id: string }) =>
    (await read().selectFrom('inbound_envelope').select('state').where('id', '=', id).executeTakeFirst())?.state;

  test('is given up when its job was, however many others are swept with it', async () => {
    await box.opened.inWorkspace(() => box.opened.app.get(InboundSweep).run());
    const crashed = envelope('waiting', now(), 'crashed');
    const [early, another] = [envelope('early', now(), 'early'), envelope('waiting', now(), 'crashed')];
    await insert([crashed, early, another]);
    const job = { kind: INBOUND_JOB, state: 'dead', created_at: now(), run_at: now(), max_attempts: 10 } as const;
    await write(async (tx) => {
      for (const { id } of [crashed, another]) {
        const payload = JSON.stringify({ id });
        await tx
          .insertInto('job')
          .values({ ...job, id: box.opened.ids.next(), payload })
          .execute();
      }
    });
    await box.opened.inWorkspace(() => box.opened.app.get(InboundSweep).run());
    expect([await stateOf(crashed), await stateOf(another)]).toEqual(['failed', 'failed']);
    const planned = await read()
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', INBOUND_JOB)
      .where('unique_key', '=', early.id)
      .execute();
    expect(planned.map(({ payload }) => JSON.parse(payload))).toEqual([{ id: early.id }]);
  });

  test('is forgotten 90 days after it came, unless it still waits', async () => {
    const expired = states.map((state) => envelope(state, now() - 90 * DAY - 1));
    const recent = states.map((state) => envelope(state, now() - 90 * DAY));
    const rows = [...expired, ...recent];
    await insert(rows);
    // The first look plans the sweep.
    await box.opened.doJobs();
    await write((tx) =>
      tx.updateTable('job_schedule').set({ next_run_at: now() }).where('kind', '=', 'inbound.sweep').execute(),
    );
    await box.opened.doJobs();
    const left = await read()
      .selectFrom('inbound_envelope')
      .select('provider_id')
      .where('provider_id', 'like', 'old-%')
      .execute();
    const stillWaiting = expired.filter(({ state }) => state === 'waiting');
    const ids = (all: readonly { readonly provider_id: string }[]) =>
      all.map(({ provider_id }) => provider_id).toSorted();
    expect(ids(left)).toEqual(ids([...stillWaiting, ...recent]));
  });
});
