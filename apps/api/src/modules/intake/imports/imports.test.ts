import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { type ImportBench, openImportBench } from './testing.js';
import { SOURCE_ARGUMENTS } from './testing-thread.js';

const ME = 'mara@lindgren.example';
const NOW = Date.UTC(2026, 10, 20, 9, 30);
const DAY = 86_400_000;

interface Letter {
  id?: string;
  from?: string;
  to?: string;
  subject?: string;
  references?: string[];
  daysAgo?: number;
  headers?: string[];
  body?: string;
}

/** A message as it stands in an mbox. */
function letter({
  id,
  from = 'Ada Okafor <ada@brightwater.example>',
  to = ME,
  subject = 'Plan',
  references = [],
  daysAgo = 1,
  headers = [],
  body = 'Hello',
}: Letter): string {
  const date = new Date(NOW - daysAgo * DAY).toUTCString();
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date}`,
    ...(id === undefined ? [] : [`Message-ID: <${id}>`]),
    ...(references.length === 0 ? [] : [`References: ${references.map((one) => `<${one}>`).join(' ')}`]),
    ...headers,
  ];
  return `From x@y.example Fri Nov 20 09:30:00 2026\n${lines.join('\n')}\n\n${body}\n\n`;
}

onEveryEngine('Importing', (engine) => {
  let bench: ImportBench;
  let files = 0;

  beforeEach(async () => {
    bench = await openImportBench(engine);
  });
  afterEach(() => bench.close());

  const archive = (...letters: string[]): string => {
    const path = join(bench.database.place.dataDir, `archive-${files++}.mbox`);
    writeFileSync(path, letters.join(''), 'latin1');
    return path;
  };
  const messages = () =>
    bench.database.engine.reader
      .selectFrom('message')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select([
        'message.subject',
        'message.direction',
        'message.status',
        'message.is_read',
        'message.conversation_id',
        'message.kind',
        'message.priority',
        'message.is_urgent',
        'message.sent_at',
        'message.id',
      ])
      .select([
        'contact.name',
        'contact.email',
        'contact.title',
        'contact.company',
        'contact.inbound_count',
        'contact.outbound_count',
      ])
      .orderBy('message.sent_at')
      .orderBy('message.id')
      .execute();
  const counters = async () => {
    const rows = await bench.database.engine.reader.selectFrom('stat_counter').select(['name', 'value']).execute();
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  /** The kept counters against what is really there. */
  const expectCountersToAgree = async () => {
    const kept = await counters();
    const all = await messages();
    for (const status of ['inbox', 'waiting', 'completed']) {
      expect(kept[`status:${status}`] ?? 0).toBe(all.filter((message) => message.status === status).length);
    }
    expect(kept.unread ?? 0).toBe(
      all.filter((message) => message.direction === 'inbound' && message.is_read === 0).length,
    );
    expect(kept.urgent ?? 0).toBe(
      all.filter((message) => message.is_urgent === 1 && message.status !== 'completed').length,
    );
    expect(kept['channel:email'] ?? 0).toBe(all.length);
    const contacts = await bench.database.engine.reader.selectFrom('contact').select('id').execute();
    expect(kept.contacts ?? 0).toBe(contacts.length);
  };

  describe('an archive', () => {
    test('becomes messages, contacts, conversations and columns; the same again adds nothing', async () => {
      const path = archive(
        letter({
          id: 'a1',
          daysAgo: 9,
          body: 'Could you send the figures by Friday?\n\nBest regards,\nAda Okafor\nHead of Procurement\nBrightwater Ltd',
        }),
        letter({
          id: 'a2',
          from: `Mara <${ME}>`,
          to: '"Okafor, Ada" <ada@brightwater.example>',
          subject: 'Re: Plan',
          references: ['a1'],
          daysAgo: 8,
        }),
        letter({
          id: 'a3',
          subject: 'Re: Plan',
          references: ['a1', 'a2'],
          daysAgo: 7,
          body: 'Can you call me today? It is urgent.',
        }),
        letter({ id: 'b1', from: `Mara <${ME}>`, to: 'bruno@costa.example', subject: 'Tasting', daysAgo: 3 }),
        letter({ id: 'c1', from: 'news@grain.example', subject: 'Prices', headers: ['List-Id: <grain>'] }),
        letter({ id: 'd1', from: 'old@x.example', subject: 'Summer?', daysAgo: 400 }),
        letter({ id: 'b1', from: `Mara <${ME}>`, to: 'bruno@costa.example', subject: 'Tasting', daysAgo: 3 }),
        letter({ id: 's1', headers: ['X-Gmail-Labels: Spam'] }),
        'From x@y.example Fri Nov 20 09:30:00 2026\n\nno header at all\n\n',
      );
      const run = await bench.upload(path, [ME]);
      expect(run).toMatchObject({
        state: 'done',
        format: 'mbox',
        messagesRead: 9,
        messagesAdded: 6,
        duplicates: 0,
        repeats: 1,
        leftOut: 1,
        problems: 1,
        conversationsAdded: 4,
      });
      expect(run.positionBytes).toBe(run.sizeBytes);
      const stored = await messages();
      expect(stored.map(({ subject, direction, status, name }) => [subject, direction, status, name])).toEqual([
        ['Summer?', 'inbound', 'completed', 'old@x.example'],
        ['Plan', 'inbound', 'completed', 'Ada Okafor'],
        ['Re: Plan', 'outbound', 'completed', 'Ada Okafor'],
        ['Re: Plan', 'inbound', 'inbox', 'Ada Okafor'],
        ['Tasting', 'outbound', 'waiting', 'bruno@costa.example'],
        ['Prices', 'inbound', 'completed', null],
      ]);
      expect(stored[3]).toMatchObject({
        is_read: 0,
        is_urgent: 1,
        title: 'Head of Procurement',
        company: 'Brightwater Ltd',
        inbound_count: 2,
        outbound_count: 1,
      });
      expect(
        new Set(stored.filter(({ name }) => name === 'Ada Okafor').map((message) => message.conversation_id)).size,
      ).toBe(1);
      await expectCountersToAgree();
      const problems = await bench.database.inWorkspace(() => bench.service.listProblems(run.id, { limit: 10 }));
      expect(problems).toMatchObject({
        total: 1,
        items: [{ ordinal: 9, code: 'not_mail', positionBytes: expect.any(Number) }],
      });

      const again = await bench.upload(path, [ME]);
      expect(again).toMatchObject({
        state: 'done',
        messagesAdded: 0,
        duplicates: 7,
        repeats: 0,
        contactsAdded: 0,
        conversationsAdded: 0,
      });
      expect(await messages()).toEqual(stored);
      await expectCountersToAgree();
    });

    test('finds out whose it is', async () => {
      const run = await bench.upload(
        archive(
          letter({ id: '1', headers: [`Delivered-To: ${ME}`] }),
          letter({ id: '2', from: ME, to: 'ada@brightwater.example', headers: ['X-Gmail-Labels: Sent'] }),
          letter({ id: '3', headers: [`Delivered-To: ${ME}`] }),
        ),
      );
      expect(run.ownAddresses).toEqual([ME]);
      expect((await messages()).map(({ direction }) => direction).sort()).toEqual(['inbound', 'inbound', 'outbound']);
      expect(await bench.database.engine.reader.selectFrom('workspace').select('own_addresses').execute()).toEqual([
        { own_addresses: `["${ME}"]` },
      ]);
    });

    test('keeps two messages that a broken program gave one Message-ID', async () => {
      const run = await bench.upload(
        archive(letter({ id: 'same', subject: 'One' }), letter({ id: 'same', subject: 'Two' })),
        [ME],
      );
      expect(run).toMatchObject({ messagesAdded: 2, duplicates: 0 });
    });

    test('decides by the whole content whether two messages under one Message-ID are copies', async () => {
      const opening = 'Dear Mara, thank you for the long conversation that we had on Monday.';
      const yes = letter({ id: 'same', body: `${opening} We accept the offer.` });
      const no = letter({ id: 'same', body: `${opening} We decline the offer.` });
      const run = await bench.upload(archive(yes, no, yes), [ME]);
      expect(run).toMatchObject({ messagesAdded: 2, duplicates: 0, repeats: 1 });
      const next = letter({ id: 'next', body: 'Something new' });
      const second = await bench.upload(archive(no, next, next), [ME]);
      expect(second).toMatchObject({ messagesAdded: 1, duplicates: 1, repeats: 1 });
    });

    test('threads whatever the order in which references arrive, also across imports', async () => {
      const letters = [
        letter({ id: 't1', subject: 'Root', daysAgo: 5 }),
        letter({ id: 't2', subject: 'Re: Root', references: ['t1'], daysAgo: 4 }),
        letter({ id: 't3', subject: 'Re: Root', references: ['t2'], daysAgo: 3 }),
        letter({ id: 't4', subject: 'Re: Root', references: ['t1', 't2', 't3'], daysAgo: 2 }),
      ];
      const [one = '', two = '', three = '', four = ''] = letters;
      await bench.upload(archive(three, one), [ME]);
      expect(new Set((await messages()).map((message) => message.conversation_id)).size).toBe(2);
      await bench.upload(archive(four), [ME]);
      await bench.upload(archive(two), [ME]);
      const stored = await messages();
      expect(new Set(stored.map((message) => message.conversation_id)).size).toBe(1);
      expect(stored.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed', 'inbox']);
      const conversations = await bench.database.engine.reader
        .selectFrom('conversation')
        .select(['id', 'subject', 'message_count', 'first_message_at', 'last_message_at'])
        .execute();
      expect(conversations).toEqual([
        {
          id: stored[0]?.conversation_id,
          subject: 'Root',
          message_count: 4,
          first_message_at: stored[0]?.sent_at,
          last_message_at: stored[3]?.sent_at,
        },
      ]);
      await expectCountersToAgree();
    });

    test('never undoes what a person decided', async () => {
      await bench.upload(archive(letter({ id: 'p1', daysAgo: 2 })), [ME]);
      await bench.database.engine.writer
        .updateTable('message')
        .set({ status: 'in_progress', status_source: 'person', is_read: 1 })
        .execute();
      await bench.upload(archive(letter({ id: 'p2', subject: 'Re: Plan', references: ['p1'], daysAgo: 1 })), [ME]);
      expect((await messages()).map(({ status, is_read }) => [status, is_read])).toEqual([
        ['in_progress', 1],
        ['inbox', 0],
      ]);
    });

    test('brings back what was put off unless they reply, when it has their reply', async () => {
      const snoozed = async () =>
        (await bench.database.engine.reader.selectFrom('message').select(['subject', 'snoozed_until']).execute())
          .filter(({ snoozed_until }) => snoozed_until !== null)
          .map(({ subject }) => subject);
      await bench.upload(
        archive(
          letter({ id: 's1', subject: 'Answered', daysAgo: 5 }),
          letter({ id: 's2', subject: 'Not answered', daysAgo: 5 }),
          letter({ id: 's3', subject: 'Until its time', daysAgo: 5 }),
        ),
        [ME],
      );
      const later = { snoozed_until: bench.database.clock.now() + 3_600_000 };
      const { writer } = bench.database.engine;
      await writer
        .updateTable('message')
        .set({ ...later, snooze_unless_reply: 1 })
        .where('subject', '<>', 'Until its time')
        .execute();
      await writer.updateTable('message').set(later).where('subject', '=', 'Until its time').execute();
      await bench.upload(
        archive(
          letter({ id: 's4', subject: 'Re: Answered', references: ['s1'], daysAgo: 1 }),
          letter({ id: 's5', subject: 'Re: Not answered', references: ['s2'], from: `Mara <${ME}>`, daysAgo: 1 }),
          letter({ id: 's6', subject: 'Re: Until its time', references: ['s3'], daysAgo: 1 }),
        ),
        [ME],
      );
      expect((await snoozed()).toSorted()).toEqual(['Not answered', 'Until its time']);
      expect((await messages()).find(({ subject }) => subject === 'Answered')).toMatchObject({
        status: 'inbox',
        is_read: 0,
      });
    });

    test('keeps attachments under their hash, once each', async () => {
      const file =
        'Content-Type: application/pdf\nContent-Disposition: attachment; filename=offer.pdf\nContent-Transfer-Encoding: base64\n\nJVBERi0=\n';
      const mixed = { headers: ['Content-Type: multipart/mixed; boundary=b'], body: `--b\n\nHello\n--b\n${file}--b--` };
      await bench.upload(archive(letter({ id: 'f1', ...mixed }), letter({ id: 'f2', ...mixed, subject: 'Again' })), [
        ME,
      ]);
      const rows = await bench.database.engine.reader
        .selectFrom('attachment')
        .select(['file_name', 'size_bytes', 'content_hash'])
        .execute();
      expect(rows).toHaveLength(2);
      expect(new Set(rows.map(({ content_hash }) => content_hash)).size).toBe(1);
      expect(rows[0]).toMatchObject({ file_name: 'offer.pdf', size_bytes: 5 });
    });

    test('that is none fails in words', async () => {
      expect(await bench.upload(archive('%PDF-1.7 not mail'))).toMatchObject({
        state: 'failed',
        failure: expect.stringContaining('neither a mailbox nor a chat export'),
      });
      expect(await bench.upload(archive(''))).toMatchObject({
        state: 'failed',
        failure: 'The file is empty. Export it again.',
      });
    });
  });

  test('a folder of messages is read file by file', async () => {
    const folder = join(bench.database.place.dataDir, 'mails');
    mkdirSync(join(folder, 'sub'), { recursive: true });
    const bare = (text: string) => text.slice(text.indexOf('\n') + 1);
    writeFileSync(join(folder, 'a.eml'), bare(letter({ id: 'e1' })));
    writeFileSync(join(folder, 'sub', 'b.EML'), bare(letter({ id: 'e2', subject: 'Other' })));
    writeFileSync(join(folder, 'sub', 'broken.eml'), 'nothing');
    writeFileSync(join(folder, 'notes.txt'), 'no mail');
    const { id } = await bench.database.inWorkspace(() =>
      bench.database.db.write((tx) => bench.service.openPath(tx, folder, 'mails', [ME])),
    );
    await bench.database.inWorkspace(() => bench.runner.run(id, new AbortController().signal));
    const run = await bench.database.inWorkspace(() => bench.service.get(id));
    expect(run).toMatchObject({ state: 'done', format: 'folder', messagesRead: 3, messagesAdded: 2, problems: 1 });
    expect(run.positionBytes).toBe(run.sizeBytes);
  });

  test('a run that is stopped goes on where it stopped', async () => {
    const letters = Array.from({ length: 450 }, (_, n) => letter({ id: `n${n}`, subject: `Note ${n}` }));
    const stop = new AbortController();
    const path = archive(...letters);
    const { id } = await bench.database.inWorkspace(() =>
      bench.database.db.write((tx) => bench.service.openPath(tx, path, 'x', [ME])),
    );
    await bench.database.inWorkspace(async () => {
      await bench.runner.run(id, stop.signal, async () => void (await bench.service.cancel(id)));
      const cancelled = await bench.service.get(id);
      expect(cancelled.state).toBe('cancelled');
      expect(cancelled.messagesRead).toBeGreaterThan(0);
      expect(cancelled.messagesRead).toBeLessThan(450);
      await expect(bench.service.cancel(id)).rejects.toThrow('it is cancelled');
      await bench.service.resume(id);
    });
    await bench.worker.drain();
    const run = await bench.database.inWorkspace(() => bench.service.get(id));
    expect(run).toMatchObject({ state: 'done', messagesRead: 450, messagesAdded: 450, duplicates: 0 });
    expect(new Set((await messages()).map(({ subject }) => subject)).size).toBe(450);
  });

  test('an upload is removed once its messages are in', async () => {
    const { id } = await bench.upload(archive(letter({ id: 'u1' })), [ME]);
    expect(existsSync(join(bench.database.place.dataDir, 'imports', `${id}.upload`))).toBe(false);
  });

  test('a process that is killed in the middle leaves nothing twice and nothing out', async () => {
    const count = 1500;
    const path = archive(
      ...Array.from({ length: count }, (_, n) =>
        letter({ id: `k${n}`, subject: `Note ${n}`, from: `p${n % 50}@y.example` }),
      ),
    );
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
    const [said] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [id = ''] = String(said).split('\n');
    const cut = await bench.database.inWorkspace(() => bench.service.get(id));
    expect(cut.state).toBe('reading');
    expect(cut.messagesAdded).toBeGreaterThan(0);
    expect(cut.messagesAdded).toBeLessThan(count);

    // Nobody has a job of it: the tidying finds that out, and the next worker goes on.
    await bench.database.inWorkspace(() => bench.service.tidy());
    await bench.worker.drain();
    const run = await bench.database.inWorkspace(() => bench.service.get(id));
    expect(run).toMatchObject({
      state: 'done',
      messagesRead: count,
      messagesAdded: count,
      duplicates: 0,
      contactsAdded: 50,
    });
    const subjects = (await messages()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(count);
    expect(new Set(subjects).size).toBe(count);
    await expectCountersToAgree();
  });

  test('changing the own addresses turns direction, contact and column around', async () => {
    const other = 'mara@old.example';
    await bench.upload(
      archive(
        letter({ id: 'r1', daysAgo: 4, to: other }),
        letter({
          id: 'r2',
          from: `Mara <${other}>`,
          to: 'Ada Okafor <ada@brightwater.example>',
          references: ['r1'],
          daysAgo: 3,
        }),
      ),
      [ME],
    );
    expect((await messages()).map(({ direction, status, name }) => [direction, status, name])).toEqual([
      ['inbound', 'completed', 'Ada Okafor'],
      ['inbound', 'inbox', 'Mara'],
    ]);
    await bench.database.inWorkspace(() => bench.database.db.write((tx) => bench.own.replace(tx, [ME, other])));
    await bench.worker.drain();
    expect(
      (await messages()).map(({ direction, status, name, inbound_count, outbound_count }) => [
        direction,
        status,
        name,
        inbound_count,
        outbound_count,
      ]),
    ).toEqual([
      ['inbound', 'completed', 'Ada Okafor', 1, 1],
      ['outbound', 'waiting', 'Ada Okafor', 1, 1],
    ]);
    await expectCountersToAgree();
    await bench.database.inWorkspace(() => bench.database.db.write((tx) => bench.own.replace(tx, [ME])));
    await bench.worker.drain();
    expect((await messages()).map(({ direction, name }) => [direction, name])).toEqual([
      ['inbound', 'Ada Okafor'],
      ['inbound', 'Mara'],
    ]);
    await expectCountersToAgree();
  });
});
