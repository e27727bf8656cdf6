import type { WeeklyCadence } from '@concordia/contract/insight';
import { DAY, HOUR, MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryEngine } from '../../../testing/engines.js';
import { mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('weekly cadences', (engine) => {
  let opened: TestApp;

  beforeAll(async () => {
    opened = await openTestApp(engine);
    await opened.enterNewWorkspace();
  });
  afterAll(() => opened.close());

  test('count messages of the most active contacts by week, again only once they changed or ten minutes went by', async () => {
    const now = opened.clock.now();
    const make = mailMaker(opened);
    const often = await make({ sentAt: now - 30 * DAY });
    await make({ in: often, direction: 'outbound', sentAt: now - HOUR });
    const once = await make({ sentAt: now - 2 * HOUR });
    await make({ sentAt: now - 200 * DAY });
    const weeks = () => opened.get<WeeklyCadence>('/api/patterns/weeks');
    const first = await weeks();
    expect([first.weeks.length, first.weeks.at(-1), first.timeZone]).toEqual([26, '2026-11-14', 'UTC']);
    expect(first.people.map(({ contactId, messages }) => [contactId, messages])).toEqual([
      [often.contactId, 2],
      [once.contactId, 1],
    ]);
    expect(first.people[0]?.weeks).toEqual([...Array.from({ length: 21 }, () => 0), 1, 0, 0, 0, 1]);
    await make({ in: once, sentAt: now - HOUR });
    await make({ in: once, sentAt: now - HOUR });
    expect(await weeks()).toEqual(first);
    opened.clock.advance(11 * MINUTE);
    expect((await weeks()).people.map(({ messages }) => messages)).toEqual([3, 2]);
  });
});
