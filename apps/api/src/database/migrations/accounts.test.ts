import { MikroORM } from '@mikro-orm/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBlankPlace, onEveryEngine, type Place } from '../../testing/engines.js';
import { dialectOf } from '../dialect.js';
import { ormOptions } from '../orm-options.js';

const WORKSPACE = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11';
const OTHER = '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a12';
const ID = (digit: number) => `0199f3a2-7c1e-7d40-9b6a-00000000000${digit}`;

/** The last migration before channels had accounts. */
const BEFORE = {
  sqlite: 'Migration20261129110759_email_recipients',
  postgresql: 'Migration20261129110801_email_recipients',
};

onEveryEngine('channels with one connection each', (engine) => {
  let place: Place;
  let orm: MikroORM;
  beforeAll(async () => {
    place = await makeBlankPlace(engine);
    orm = await MikroORM.init(ormOptions(engine, () => dialectOf(place.target)));
    await orm.migrator.up({ to: BEFORE[engine] });
    for (const statement of rowsOfBefore()) await orm.em.getConnection().execute(statement);
    await orm.migrator.up();
  });
  afterAll(async () => {
    await orm.close(true);
    await place.remove();
  });

  const rows = (statement: string): Promise<Record<string, unknown>[]> => orm.em.getConnection().execute(statement);

  test('have a default account each, with their settings and secrets', async () => {
    const accounts = await rows('select * from channel_connection order by workspace_id, channel');
    expect(
      accounts.map(({ workspace_id, channel, is_default, is_first, settings, mode }) => ({
        workspace_id,
        channel,
        is_default,
        is_first,
        settings,
        mode,
      })),
    ).toEqual([
      {
        workspace_id: WORKSPACE,
        channel: 'email',
        is_default: 1,
        is_first: 1,
        settings: '{"user":"mara"}',
        mode: 'live',
      },
      { workspace_id: WORKSPACE, channel: 'sms', is_default: 1, is_first: 1, settings: '{}', mode: 'simulated' },
      { workspace_id: OTHER, channel: 'sms', is_default: 1, is_first: 1, settings: '{}', mode: 'live' },
    ]);
    const ids = accounts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await rows('select account_id, name, sealed, sealed_to from channel_secret')).toEqual([
      { account_id: ids[0], name: 'apiKey', sealed: 'v1.sealed', sealed_to: 'channel' },
    ]);
    expect(await rows('select account_id, state, refused_version from mailbox')).toEqual([
      { account_id: ids[0], state: 'listening', refused_version: 2 },
    ]);
    expect(await rows('select account_id, role, validity from mailbox_folder')).toEqual([
      { account_id: ids[0], role: 'inbox', validity: '7' },
    ]);
    expect(await rows('select account_id, until from send_hold')).toEqual(
      [{ account_id: ids[2], until: 9 }].map(numbered),
    );
    expect(await rows('select account_id, recipient_mark from send_slot')).toEqual([
      { account_id: ids[1], recipient_mark: 'them' },
    ]);
  });

  test('give it to what came and left by them', async () => {
    const accounts = await rows('select id, channel from channel_connection order by workspace_id, channel');
    const [email, sms] = accounts.map(({ id }) => id);
    expect(await rows('select channel, account_id from conversation order by id')).toEqual([
      { channel: 'email', account_id: email },
      { channel: 'sms', account_id: sms },
      { channel: 'telegram', account_id: null },
    ]);
    expect(await rows('select account_id from message')).toEqual([{ account_id: email }]);
    expect(await rows('select account_id from outbound_message')).toEqual([{ account_id: sms }]);
    expect(await rows('select account_id from inbound_envelope')).toEqual([{ account_id: sms }]);
  });

  test('are so again when the migration is taken back', async () => {
    await orm.migrator.down({ to: BEFORE[engine] });
    expect(await rows('select workspace_id, channel from channel_connection order by workspace_id, channel')).toEqual([
      { workspace_id: WORKSPACE, channel: 'email' },
      { workspace_id: WORKSPACE, channel: 'sms' },
      { workspace_id: OTHER, channel: 'sms' },
    ]);
    expect(await rows('select channel, name from channel_secret')).toEqual([{ channel: 'email', name: 'apiKey' }]);
    expect(await rows('select channel from send_hold')).toEqual([{ channel: 'sms' }]);
    await orm.migrator.up();
    expect(await rows('select state from mailbox')).toEqual([{ state: 'listening' }]);
  });
});

/** PostgreSQL returns 64-bit numbers of raw statements as text. */
const numbered = (row: Record<string, unknown>) => expect.objectContaining({ account_id: row.account_id });

function rowsOfBefore(): string[] {
  const connection = (workspace: string, channel: string, mode: string, settings: string) =>
    `insert into channel_connection (workspace_id, channel, mode, since, settings) values ('${workspace}', '${channel}', '${mode}', 1, '${settings}')`;
  const conversation = (id: string, channel: string) =>
    `insert into conversation (id, workspace_id, channel, message_count, first_message_at, last_message_at, created_at) values ('${id}', '${WORKSPACE}', '${channel}', 1, 1, 1, 1)`;
  return [
    connection(WORKSPACE, 'email', 'live', '{"user":"mara"}'),
    connection(WORKSPACE, 'sms', 'simulated', '{}'),
    connection(OTHER, 'sms', 'live', '{}'),
    `insert into channel_secret (workspace_id, channel, name, sealed, last_four, updated_at) values ('${WORKSPACE}', 'email', 'apiKey', 'v1.sealed', '', 1)`,
    `insert into mailbox (workspace_id, account, refused_version, state, updated_at) values ('${WORKSPACE}', 'mara@host', 2, 'listening', 1)`,
    `insert into mailbox_folder (workspace_id, role, path, validity, last_uid, updated_at) values ('${WORKSPACE}', 'inbox', 'INBOX', '7', 3, 1)`,
    `insert into send_hold (workspace_id, channel, until) values ('${OTHER}', 'sms', 9)`,
    `insert into send_slot (id, workspace_id, channel, recipient_mark, at) values ('${ID(1)}', '${WORKSPACE}', 'sms', 'them', 5)`,
    conversation(ID(2), 'email'),
    conversation(ID(3), 'sms'),
    conversation(ID(4), 'telegram'),
    `insert into message (id, workspace_id, conversation_id, channel, direction, sent_at, excerpt, status, dedupe_key, stored_at) values ('${ID(5)}', '${WORKSPACE}', '${ID(2)}', 'email', 'inbound', 1, 'Hello', 'inbox', 'one', 1)`,
    `insert into outbound_message (id, workspace_id, conversation_id, channel, content, state, send_at, lane, idempotency_key, content_mark, created_at) values ('${ID(6)}', '${WORKSPACE}', '${ID(3)}', 'sms', 'Hi', 'queued', 1, 'lane', 'key', '', 1)`,
    `insert into inbound_envelope (id, workspace_id, provider, provider_id, channel, raw, state, received_at) values ('${ID(7)}', '${WORKSPACE}', 'twilio', 'SM1', 'sms', '', 'done', 1)`,
  ];
}
