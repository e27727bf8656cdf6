import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OwnMailOutcome, SystemEmails } from './system-emails.js';
import { type OutboxTest, openOutbox } from './testing.js';

onEveryEngine('mail to the workspace’s own people', (engine) => {
  let box: OutboxTest;
  let heard: OwnMailOutcome[];
  let address: string | null;
  let text: string;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('email');
    box.opened.app.get(SystemEmails).register({
      kind: 'report',
      addressOf: async () => address,
      write: async (key, to) => ({ channel: 'email', to, text: `${text} ${key}`, subject: 'Report' }),
      hear: async (_tx, outcome) => void heard.push(outcome),
    });
  });
  afterAll(() => box.opened.close());
  beforeEach(() => {
    heard = [];
    address = 'mara@own.example';
    text = '#silent Report';
  });

  const queue = (key: string) =>
    box.opened.inWorkspace(() =>
      box.opened.app
        .get(WorkspaceDatabase)
        .write((tx) =>
          box.opened.app.get(SystemEmails).queue(tx, { kind: 'report', key, subject: 'Report', about: 'The report' }),
        ),
    );
  const find = (key: string) =>
    box.opened.engine.reader
      .selectFrom('outbound_message')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
  /** Queues it, and waits for its end. */
  async function sent(key: string, state: 'sent' | 'failed' | 'cancelled') {
    await queue(key);
    await box.untilEntry((await find(key)).id, { state });
    return find(key);
  }
  const takenOf = async (key: string) => (await box.taken()).filter((mail) => mail.text.endsWith(` ${key}`));

  test('leaves once for a key, and becomes no message', async () => {
    const row = await sent('once', 'sent');
    expect(row).toMatchObject({
      channel: 'email',
      content: 'The report',
      subject: 'Report',
      automation_id: 'own:report',
      lane: 'own:report',
      contact_id: null,
      message_id: null,
      round: 1,
    });
    expect(heard).toEqual([{ sentAt: row.sent_at }]);
    await sent('once', 'sent');
    expect(await takenOf('once')).toMatchObject([{ to: 'mara@own.example' }]);
    expect(await find('once')).toEqual(row);
  });

  test('that failed leaves again with the same key, as another round', async () => {
    text = '#unreachable Report';
    expect(await sent('again', 'failed')).toMatchObject({ round: 1, attempts: 1, failure_is_final: 1 });
    expect(heard).toEqual([{ failure: expect.stringMatching(/\.$/) }]);
    text = '#silent Report';
    expect(await sent('again', 'sent')).toMatchObject({ round: 2, attempts: 1, failure_code: null });
    expect(await takenOf('again')).toHaveLength(1);
  });

  test('is taken back where nobody is to get it any more', async () => {
    address = null;
    expect(await sent('nobody', 'cancelled')).toMatchObject({ failure_code: 'stopped', attempts: 0 });
    expect([heard, await takenOf('nobody')]).toEqual([[], []]);
  });
});
