import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportRun } from '@concordia/contract/intake';
import { LARGEST_KEPT_FILE } from '@concordia/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type ZipEntry, zip } from '../../../testing/zip.js';
import { type ImportBench, openImportBench } from './testing.js';
import { SOURCE_ARGUMENTS } from './testing-thread.js';

const CHAT = [
  '[01.11.26, 09:00:00] Ada Okafor: \u200eMessages and calls are end-to-end encrypted. No one outside of this chat can read them.',
  '[01.11.26, 09:00:10] Ada Okafor: Can you send the offer by Friday?',
  '[01.11.26, 09:01:10] Mara: Sure',
  '[18.11.26, 10:00:10] Ada Okafor: \u200e<attached: 0001-PHOTO.jpg>',
  '[18.11.26, 10:02:10] Ada Okafor: \u200e<attached: 0002-VIDEO.mp4>',
  '[18.11.26, 10:03:10] Ada Okafor: \u200eThis message was deleted.',
  '[19.11.26, 10:03:10] Ada Okafor: Did you see the photo?',
].join('\r\n');
const PHOTO = Buffer.from('\xff\xd8\xff\xe0 a photo', 'latin1');

onEveryEngine('Importing chats', (engine) => {
  let bench: ImportBench;
  let files = 0;

  beforeEach(async () => {
    bench = await openImportBench(engine);
  });
  afterEach(() => bench.close());

  const reader = () => bench.database.engine.reader;
  const upload = async (content: string | Buffer, name = 'export.zip'): Promise<ImportRun> => {
    const path = join(bench.database.place.dataDir, `chat-${files++}`);
    writeFileSync(path, content);
    return bench.upload(path, [], name);
  };
  const answer = async (run: ImportRun, personId: string | null): Promise<ImportRun> => {
    await bench.database.inWorkspace(() => bench.service.setOwner(run.id, { personId }));
    await bench.worker.drain();
    return bench.database.inWorkspace(() => bench.service.get(run.id));
  };
  const whatsapp = (lines = CHAT, more: readonly ZipEntry[] = []) =>
    zip([{ name: '_chat.txt', content: lines }, { name: '0001-PHOTO.jpg', content: PHOTO }, ...more]);
  const messages = () =>
    reader()
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select([
        'message.id',
        'message.channel',
        'message.direction',
        'message.kind',
        'message.status',
        'message.is_read',
      ])
      .select(['message.sent_at', 'message.conversation_id', 'message_body.text', 'contact.name', 'contact.phone'])
      .orderBy('message.sent_at')
      .orderBy('message.id')
      .execute();
  const said = async () => (await messages()).map(({ direction, text, name }) => [direction, text, name]);
  const count = async (table: 'message' | 'contact' | 'conversation' | 'contact_point') =>
    (await reader().selectFrom(table).select('id').execute()).length;
  /** The kept counters against what is really there. */
  const expectCountersToAgree = async () => {
    const rows = await reader().selectFrom('stat_counter').select(['name', 'value']).execute();
    const kept = new Map(rows.map(({ name, value }) => [name, value]));
    const all = await messages();
    for (const status of ['inbox', 'waiting', 'completed']) {
      expect(kept.get(`status:${status}`) ?? 0).toBe(all.filter((message) => message.status === status).length);
    }
    expect(kept.get('messages') ?? 0).toBe(all.length);
    expect(kept.get('contacts') ?? 0).toBe(await count('contact'));
    const conversations = await reader().selectFrom('conversation').select(['id', 'message_count']).execute();
    for (const { id, message_count } of conversations) {
      expect(message_count).toBe(all.filter(({ conversation_id }) => conversation_id === id).length);
    }
  };

  test('a process that is killed in the middle of a chat archive leaves nothing twice and nothing out', async () => {
    const [chats, each] = [20, 100];
    const list = Array.from({ length: chats }, (_, chat) => ({
      name: `Person ${chat}`,
      type: 'personal_chat',
      id: 100 + chat,
      messages: Array.from({ length: each }, (__, at) => ({
        id: chat * each + at,
        type: 'message',
        date_unixtime: String(1_790_000_000 + chat * 50 + at * 7_000),
        from: `Person ${chat}`,
        from_id: at % 3 === 0 ? 'user1' : `user${100 + chat}`,
        text: `Line ${at} of chat ${chat}`,
      })),
    }));
    const path = join(bench.database.place.dataDir, 'result.json');
    writeFileSync(path, JSON.stringify({ personal_information: { user_id: 1, first_name: 'Mara' }, chats: { list } }));
    const { target, dataDir } = bench.database.place;
    const child = spawn(
      process.execPath,
      [
        ...SOURCE_ARGUMENTS,
        fileURLToPath(new URL('./testing-child.ts', import.meta.url)),
        dataDir,
        path,
        ...(target.engine === 'postgresql' ? [target.url] : []),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [told] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [id = ''] = String(told).split('\n');
    const cut = await bench.database.inWorkspace(() => bench.service.get(id));
    expect(cut.state).toBe('reading');
    expect(cut.messagesAdded).toBeGreaterThan(0);
    expect(cut.messagesAdded).toBeLessThan(chats * each);
    await bench.database.inWorkspace(() => bench.service.tidy());
    await bench.worker.drain();
    const run = await bench.database.inWorkspace(() => bench.service.get(id));
    expect(run).toMatchObject({ state: 'done', messagesAdded: chats * each, contactsAdded: chats });
    const texts = (await messages()).map(({ text }) => text);
    expect([texts.length, new Set(texts).size]).toEqual([chats * each, chats * each]);
    expect(await count('conversation')).toBe(chats);
    await expectCountersToAgree();
  });

  describe('from WhatsApp', () => {
    test('asks who we are, then fills the board; the same again asks nothing and adds nothing', async () => {
      const asking = await upload(whatsapp());
      expect(asking).toMatchObject({ state: 'asking', format: 'whatsapp' });
      expect(asking.people).toEqual([
        { id: 'Ada Okafor', name: 'Ada Okafor', messages: 4 },
        { id: 'Mara', name: 'Mara', messages: 1 },
      ]);
      expect(await count('message')).toBe(0);
      const run = await answer(asking, 'Mara');
      expect(run).toMatchObject({
        state: 'done',
        messagesRead: 7,
        messagesAdded: 5,
        leftOut: 2,
        skipped: [
          { reason: 'service', count: 1 },
          { reason: 'deleted', count: 1 },
        ],
        contactsAdded: 1,
        conversationsAdded: 1,
        people: [],
        failure: null,
      });
      expect(await said()).toEqual([
        ['inbound', 'Can you send the offer by Friday?', 'Ada Okafor'],
        ['outbound', 'Sure', 'Ada Okafor'],
        ['inbound', '', 'Ada Okafor'],
        ['inbound', '', 'Ada Okafor'],
        ['inbound', 'Did you see the photo?', 'Ada Okafor'],
      ]);
      expect((await messages()).at(-1)).toMatchObject({ channel: 'whatsapp', status: 'inbox', is_read: 0 });
      await expectCountersToAgree();

      const again = await upload(whatsapp());
      expect(again).toMatchObject({
        state: 'done',
        messagesAdded: 0,
        duplicates: 5,
        contactsAdded: 0,
        conversationsAdded: 0,
      });
      const more = await upload(whatsapp(`${CHAT}\r\n[20.11.26, 08:00:00] Mara: Yes, thank you`));
      expect(more).toMatchObject({
        state: 'done',
        messagesAdded: 1,
        duplicates: 5,
        contactsAdded: 0,
        conversationsAdded: 0,
      });
      expect((await messages()).at(-1)).toMatchObject({ direction: 'outbound', status: 'waiting' });
      await expectCountersToAgree();
    });

    test('brings files along within the bounds, and says which are missing', async () => {
      const video = { name: '0002-VIDEO.mp4', content: Buffer.alloc(LARGEST_KEPT_FILE + 1) };
      const run = await answer(await upload(whatsapp(CHAT, [video])), 'Mara');
      expect(run.state).toBe('done');
      const attachments = () =>
        reader()
          .selectFrom('attachment')
          .select(['file_name', 'content_type', 'fetch_state', 'failure', 'size_bytes'])
          .orderBy('file_name')
          .execute();
      expect(await attachments()).toEqual([
        {
          file_name: '0001-PHOTO.jpg',
          content_type: 'image/jpeg',
          fetch_state: 'here',
          failure: null,
          size_bytes: PHOTO.length,
        },
        {
          file_name: '0002-VIDEO.mp4',
          content_type: 'application/octet-stream',
          fetch_state: 'failed',
          failure: 'too_large',
          size_bytes: LARGEST_KEPT_FILE + 1,
        },
      ]);
      await answer(await upload('31.12.25, 22:05 - Bo: <Media omitted>\n31.12.25, 22:06 - Ida: ok', 'x.txt'), 'Ida');
      expect((await attachments()).at(-1)).toMatchObject({ file_name: 'Media omitted', failure: 'not_exported' });
    });

    test('asks nothing of a file that is named after the other one', async () => {
      const run = await upload(
        '31.10.26, 22:05 - +49 170 1234567: Hi\n31.10.26, 22:06 - Mara: Hello',
        'WhatsApp Chat with +49 170 1234567.txt',
      );
      expect(run).toMatchObject({ state: 'done', messagesAdded: 2 });
      expect(await messages()).toMatchObject([
        { direction: 'inbound', phone: '+491701234567' },
        { direction: 'outbound' },
      ]);
      expect(await reader().selectFrom('contact_point').select(['channel', 'handle']).execute()).toEqual([
        { channel: 'whatsapp', handle: '+491701234567' },
      ]);
    });

    test('joins the only contact of a name in our address book, and none of several', async () => {
      const contact = { company: null, created_at: 1 };
      await bench.database.inWorkspace(() =>
        bench.database.db.write(async (tx) => {
          await tx
            .insertInto('contact')
            .values([
              { id: '0190a000-0000-7000-8000-000000000001', name: 'Ada Okafor', ...contact },
              { id: '0190a000-0000-7000-8000-000000000002', name: 'Bo', ...contact },
              { id: '0190a000-0000-7000-8000-000000000003', name: 'Bo', ...contact },
            ])
            .execute();
        }),
      );
      expect(await answer(await upload(whatsapp()), 'Mara')).toMatchObject({ contactsAdded: 0 });
      const other = await upload('31.12.25, 22:05 - Bo: Hi\n31.12.25, 22:06 - Mara: ok', 'x.txt');
      expect(other).toMatchObject({ state: 'done', contactsAdded: 1 });
    });

    test('uses the time zone that came with the file', async () => {
      const path = join(bench.database.place.dataDir, 'zone.txt');
      writeFileSync(path, '31.12.25, 22:05 - Bo: Hi\n01.07.26, 22:05 - Mara: ok');
      await answer(await bench.upload(path, [], 'x.txt', 'Europe/Berlin'), 'Mara');
      expect((await messages()).map(({ sent_at }) => new Date(sent_at).toISOString())).toEqual([
        '2025-12-31T21:05:00.000Z',
        '2026-07-01T20:05:00.000Z',
      ]);
    });

    test('keeps a group as one conversation that fills no inbox', async () => {
      const lines = ['18.11.26, 09:00 - Ada: Hi all', '18.11.26, 09:01 - Bo: Hi', '18.11.26, 09:02 - Mara: Hello'];
      const run = await answer(await upload(lines.join('\n'), 'WhatsApp Chat with The fair.txt'), 'Mara');
      expect(run).toMatchObject({ messagesAdded: 3, contactsAdded: 1, conversationsAdded: 1 });
      expect((await messages()).map(({ kind, status, name }) => [kind, status, name])).toEqual(
        Array.from({ length: 3 }, () => ['list', 'completed', 'The fair']),
      );
    });

    test('can be answered with nobody, but with nobody else', async () => {
      const asking = await upload(whatsapp());
      await expect(answer(asking, 'Eve')).rejects.toThrow('not in the archive');
      expect(await answer(asking, null)).toMatchObject({ state: 'done', messagesAdded: 5 });
      await expect(answer(asking, 'Mara')).rejects.toThrow('does not ask');
      expect(new Set((await messages()).map(({ direction }) => direction))).toEqual(new Set(['inbound']));
    });

    test('can be stopped while it asks, and asks again', async () => {
      const asking = await upload(whatsapp());
      await bench.database.inWorkspace(() => bench.service.cancel(asking.id));
      await bench.database.inWorkspace(() => bench.service.resume(asking.id));
      await bench.worker.drain();
      const again = await bench.database.inWorkspace(() => bench.service.get(asking.id));
      expect(again).toMatchObject({ state: 'asking', people: asking.people });
    });
  });

  const telegram = (id: number, name: string, type: string, list: readonly object[]) => ({
    id,
    name,
    type,
    messages: list,
  });
  const note = (id: number, from: string, text: string, more = {}) => ({
    id,
    type: 'message',
    date: '2026-11-18T09:00:00',
    date_unixtime: String(Date.UTC(2026, 10, 18, 9, 0, id) / 1000),
    from: from === 'user1' ? 'Mara' : 'Ada',
    from_id: from,
    text,
    ...more,
  });

  test('from Telegram knows who we are, and has ids, reactions and groups as bots see them', async () => {
    const reactions = [{ emoji: '👍', recent: [{ from: 'Mara', from_id: 'user1' }] }];
    const account = {
      personal_information: { user_id: 1, first_name: 'Mara' },
      chats: {
        list: [
          telegram(42, 'Ada', 'personal_chat', [note(1, 'user42', 'Hi', { reactions }), note(2, 'user1', 'Hello')]),
          telegram(77, 'The fair', 'private_supergroup', [note(3, 'user42', 'All here?')]),
          telegram(5, 'Weather', 'bot_chat', [note(4, 'user5', 'Rain')]),
          telegram(1, 'Saved', 'saved_messages', [note(6, 'user1', 'Milk')]),
        ],
      },
    };
    const run = await upload(zip([{ name: 'DataExport/result.json', content: JSON.stringify(account) }]));
    expect(run).toMatchObject({
      state: 'done',
      format: 'telegram',
      messagesAdded: 4,
      skipped: [{ reason: 'notes', count: 1 }],
    });
    expect((await messages()).map(({ name, kind, direction }) => [name, kind, direction])).toEqual([
      ['Ada', 'personal', 'inbound'],
      ['Ada', 'personal', 'outbound'],
      ['The fair', 'list', 'inbound'],
      [null, 'automatic', 'inbound'],
    ]);
    const points = await reader().selectFrom('contact_point').select('handle').orderBy('handle').execute();
    expect(points.map(({ handle }) => handle)).toEqual(['-10077', '42']);
    const origins = await reader().selectFrom('message_origin').select('provider_message_id').execute();
    expect(origins).toEqual([{ provider_message_id: '-10077:3' }]);
    expect(await reader().selectFrom('message_reaction').select(['sender', 'emoji']).execute()).toEqual([
      { sender: '1', emoji: '👍' },
    ]);
    expect(await upload(JSON.stringify(account), 'result.json')).toMatchObject({ messagesAdded: 0, duplicates: 4 });
    await expectCountersToAgree();
  });

  test('from LinkedIn has people with their work, and one conversation for several threads', async () => {
    const ada = 'https://www.linkedin.com/in/ada-okafor';
    const mara = 'https://www.linkedin.com/in/mara';
    const head = 'CONVERSATION ID,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER';
    const content = [
      head,
      `c1,Ada Okafor,${ada},Mara,${mara},2026-11-18 09:30:11 UTC,Plan,Hello,INBOX`,
      `c2,Mara,${mara},Ada Okafor,${ada},2026-11-18 10:30:11 UTC,,Hi Ada,INBOX`,
    ].join('\n');
    const people = `First Name,Last Name,URL,Email Address,Company,Position,Connected On\nAda,Okafor,${ada},ada@brightwater.example,Brightwater,Buyer,1 Nov 2026\nBo,Ek,https://www.linkedin.com/in/bo,,Ek AB,CEO,1 Nov 2026`;
    const archive = zip([
      { name: 'messages.csv', content },
      { name: 'Connections.csv', content: people },
      { name: 'Profile.csv', content: 'First Name,Last Name\nMara,' },
    ]);
    const run = await upload(archive);
    expect(run).toMatchObject({
      state: 'done',
      format: 'linkedin',
      messagesAdded: 2,
      contactsAdded: 2,
      conversationsAdded: 1,
    });
    const contacts = await reader()
      .selectFrom('contact')
      .select(['name', 'title', 'company', 'email', 'linkedin_url'])
      .orderBy('name')
      .execute();
    expect(contacts).toEqual([
      {
        name: 'Ada Okafor',
        title: 'Buyer',
        company: 'Brightwater',
        email: 'ada@brightwater.example',
        linkedin_url: ada,
      },
      { name: 'Bo Ek', title: 'CEO', company: 'Ek AB', email: null, linkedin_url: 'https://www.linkedin.com/in/bo' },
    ]);
    expect(await upload(archive)).toMatchObject({ messagesAdded: 0, contactsAdded: 0, conversationsAdded: 0 });
    expect(await count('contact_point')).toBe(3);
    await expectCountersToAgree();
  });

  test('from Instagram and X are read with their files', async () => {
    const folder = 'your_instagram_activity/messages/inbox/ada_17';
    const photos = [{ uri: `${folder}/photos/1.jpg` }];
    const thread = {
      participants: [{ name: 'Ada' }, { name: 'Mara' }],
      messages: [
        { sender_name: 'Ada', timestamp_ms: Date.UTC(2026, 10, 18), photos },
        { sender_name: 'Mara', timestamp_ms: Date.UTC(2026, 10, 17), content: 'Gr\u00c3\u00bc\u00c3\u009fe' },
      ],
    };
    const owner = { profile_user: [{ string_map_data: { Name: { value: 'Mara' } } }] };
    const instagram = await upload(
      zip([
        { name: `${folder}/message_1.json`, content: JSON.stringify(thread) },
        { name: `${folder}/photos/1.jpg`, content: PHOTO },
        { name: 'personal_information/personal_information/personal_information.json', content: JSON.stringify(owner) },
      ]),
    );
    expect(instagram).toMatchObject({ state: 'done', format: 'instagram', messagesAdded: 2, contactsAdded: 1 });
    const created = { senderId: '42', recipientId: '1', id: '17', text: 'Hi', createdAt: '2026-11-18T09:30:11.123Z' };
    const dm = [
      {
        dmConversation: {
          conversationId: '1-42',
          messages: [{ messageCreate: { ...created, mediaUrls: ['https://x.example/p.jpg'] } }],
        },
      },
    ];
    const x = await upload(
      zip([
        {
          name: 'data/account.js',
          content: `window.YTD.account.part0 = ${JSON.stringify([{ account: { accountId: '1' } }])}`,
        },
        { name: 'data/direct-messages.js', content: `window.YTD.direct_messages.part0 = ${JSON.stringify(dm)}` },
        { name: 'data/direct_messages_media/17-p.jpg', content: PHOTO },
      ]),
    );
    expect(x).toMatchObject({ state: 'done', format: 'x', messagesAdded: 1, contactsAdded: 1 });
    const kept = await reader()
      .selectFrom('attachment')
      .select(['file_name', 'failure'])
      .orderBy('file_name')
      .execute();
    expect(kept).toEqual([
      { file_name: '1.jpg', failure: null },
      { file_name: 'p.jpg', failure: null },
    ]);
    expect((await said())[0]).toEqual(['outbound', 'Grüße', 'Ada']);
  });

  test('from Facebook comes on Messenger, once', async () => {
    const thread = {
      participants: [{ name: 'Ada' }, { name: 'Mara' }],
      messages: [{ sender_name: 'Ada', timestamp_ms: Date.UTC(2026, 10, 18), content: 'Sch\u00c3\u00b6n' }],
    };
    const owner = { profile_v2: { name: { full_name: 'Mara' } } };
    const archive = () =>
      zip([
        { name: 'your_facebook_activity/messages/inbox/ada_17/message_1.json', content: JSON.stringify(thread) },
        {
          name: 'personal_information/profile_information/profile_information.json',
          content: JSON.stringify(owner),
        },
      ]);
    const run = await upload(archive());
    expect(run).toMatchObject({ state: 'done', format: 'facebook', messagesAdded: 1, contactsAdded: 1 });
    expect(await messages()).toMatchObject([
      { channel: 'messenger', direction: 'inbound', text: 'Schön', name: 'Ada' },
    ]);
    expect(await upload(archive())).toMatchObject({ state: 'done', messagesAdded: 0 });
  });

  describe('that cannot be read', () => {
    const entry = { name: '_chat.txt', content: CHAT };
    const whole = zip([
      entry,
      { name: 'big.bin', content: Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 251)) },
    ]);

    test.each([
      ['archive_cut_off', () => whole.subarray(0, whole.length - 100)],
      ['archive_cut_off', () => whole.subarray(0, 40)],
      ['archive_damaged', () => damaged(whole)],
      ['archive_encrypted', () => zip([{ ...entry, isEncrypted: true }])],
      ['archive_unsafe', () => zip([entry, { name: '../evil.txt', content: 'x' }])],
      ['archive_unsafe', () => zip([entry, { name: '/etc/passwd', content: 'x' }])],
      ['archive_unsafe', () => zip([entry, { name: 'C:/windows/x', content: 'x' }])],
      ['archive_unsafe', () => zip([entry, { name: 'link', content: '/etc/passwd', mode: 0o120777 }])],
      ['archive_bomb', () => zip([{ name: '_chat.txt', content: `${CHAT}${' '.repeat(80 * 1024 * 1024)}` }])],
      ['archive_bomb', () => zip([{ ...entry, statedSize: 200 }])],
      ['archive_empty', () => zip([])],
      ['archive_empty', () => Buffer.alloc(0)],
      ['archive_unknown', () => zip([{ name: 'readme.txt', content: 'Hello' }])],
      ['archive_unknown', () => Buffer.from('Hello')],
      ['archive_of_mail', () => zip([{ name: 'Takeout/Mail/All.mbox', content: 'From x' }])],
      ['archive_html', () => zip([{ name: 'ChatExport/messages.html', content: '<html>' }])],
      [
        'archive_cut_off',
        () => Buffer.from('{"name": "Ada", "type": "personal_chat", "id": 42, "messages": [{"id": 1'),
      ],
      ['archive_damaged', () => Buffer.from('{"name": "Ada", "type": "personal_chat", "id": 42, "messages": [1 2]}')],
    ])('fail as %s, and leave nothing behind', async (code, content) => {
      const run = await upload(content());
      expect([run.failureCode, run.state]).toEqual([code, 'failed']);
      expect(run.failure).toMatch(/\.$/u);
      expect(await count('message')).toBe(0);
    });
  });

  test('a run that is stopped goes on where it stopped', async () => {
    const list = Array.from({ length: 900 }, (_, n) => note(n + 1, n % 2 === 0 ? 'user42' : 'user1', `Note ${n}`));
    const path = join(bench.database.place.dataDir, 'long.json');
    writeFileSync(path, JSON.stringify(telegram(42, 'Ada', 'personal_chat', list)));
    const { id } = await bench.database.inWorkspace(() =>
      bench.database.db.write((tx) => bench.service.openPath(tx, path, 'long.json', [])),
    );
    await bench.database.inWorkspace(async () => {
      await bench.runner.run(id, new AbortController().signal, async () => void (await bench.service.cancel(id)));
      const { state, messagesRead } = await bench.service.get(id);
      expect([state, messagesRead > 0 && messagesRead < 900]).toEqual(['cancelled', true]);
      await bench.service.resume(id);
    });
    await bench.worker.drain();
    const run = await bench.database.inWorkspace(() => bench.service.get(id));
    expect(run).toMatchObject({ state: 'done', messagesRead: 900, messagesAdded: 900, duplicates: 0, repeats: 0 });
    expect(new Set((await messages()).map(({ text }) => text)).size).toBe(900);
    await expectCountersToAgree();
  });
});

/** Overwrites packed bytes of the first entry. */
function damaged(whole: Buffer): Buffer {
  const copy = Buffer.from(whole);
  copy.fill(0xff, 45, 75);
  return copy;
}
