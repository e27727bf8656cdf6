import { SECOND } from '@concordia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { Pace } from './pace.js';
import { SendSlotsRepository } from './send-slots.repository.js';

const ACCOUNT = '0199f3a2-7c1e-7d40-9b6a-000000000001';

onEveryEngine('the pace of a provider', (engine) => {
  let opened: TestDatabase;
  let pace: Pace;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    pace = new Pace(new SendSlotsRepository(), opened.clock, opened.ids);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.engine.writer.deleteFrom('send_hold').execute();
    await opened.engine.writer.deleteFrom('send_slot').execute();
  });

  const holdBack = (forMs: number) =>
    opened.inWorkspace(() => opened.db.write((tx) => pace.holdBack(tx, ACCOUNT, forMs)));
  const heldUntil = () => opened.inWorkspace(() => opened.db.write((tx) => pace.heldUntil(tx, ACCOUNT)));
  const connection = { messages: 2, perMs: 10 * SECOND };
  const take = (recipient: string, perRecipient: typeof connection | null = null) =>
    opened.inWorkspace(() =>
      opened.db.write((tx) => pace.take(tx, ACCOUNT, recipient, { connection, recipient: perRecipient })),
    );

  test('leaves it alone for the longest of the pauses that it asked for', async () => {
    const now = opened.clock.now();
    expect(await heldUntil()).toBe(0);
    await holdBack(30 * SECOND);
    await holdBack(10 * SECOND);
    expect(await heldUntil()).toBe(now + 30 * SECOND);
    await holdBack(60 * SECOND);
    expect(await heldUntil()).toBe(now + 60 * SECOND);
  });

  test('gives no slot within a pause', async () => {
    const now = opened.clock.now();
    await holdBack(30 * SECOND);
    expect(await take('+4670')).toBe(now + 30 * SECOND);
  });

  test('gives no more slots than the limit in any stretch of its length', async () => {
    const now = opened.clock.now();
    const given = [await take('a'), await take('b'), await take('c'), await take('d'), await take('e')];
    expect(given.map((at) => at - now)).toEqual([0, 0, 10 * SECOND, 10 * SECOND, 20 * SECOND]);
  });

  test('counts each recipient by itself as well', async () => {
    const now = opened.clock.now();
    const one = { messages: 1, perMs: 60 * SECOND };
    const given = [await take('a', one), await take('a', one), await take('b', one)];
    expect(given.map((at) => at - now)).toEqual([0, 60 * SECOND, 10 * SECOND]);
  });

  test('forgets the slots that no limit counts any more', async () => {
    await take('a');
    opened.clock.advance(10 * SECOND + 1);
    await take('b');
    const kept = await opened.engine.reader.selectFrom('send_slot').select('at').execute();
    expect(kept.map(({ at }) => Number(at))).toEqual([opened.clock.now()]);
  });
});
