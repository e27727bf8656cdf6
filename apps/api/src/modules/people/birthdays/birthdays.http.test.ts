import type { Birthday } from '@concordia/contract/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

onEveryEngine('birthdays', (engine) => {
  let opened: TestApp;

  async function born(people: Readonly<Record<string, string | null>>, workspaceId?: string): Promise<void> {
    await opened.inWorkspace(
      () =>
        opened.app.get(WorkspaceDatabase).write(async (tx) => {
          for (const [name, birthday] of Object.entries(people)) {
            await tx.insertInto('contact').values({ id: opened.ids.next(), name, birthday, created_at: 1 }).execute();
          }
        }),
      workspaceId,
    );
  }

  beforeAll(async () => {
    // It is 20 November 2026, 9:30 UTC.
    opened = await openTestApp(engine);
    await born({
      Today: '1984-11-20',
      Tomorrow: '1990-11-21',
      'In a month': '1971-12-20',
      'Too far': '1971-12-21',
      Yesterday: '2001-11-19',
      'A week ago': '1999-11-13',
      'Too long ago': '1999-11-12',
      'Nobody knows': null,
    });
    await born({ Stranger: '1984-11-20' }, await opened.addWorkspace('Another'));
  });
  afterAll(() => opened.close());

  const names = async (which: string) =>
    (await opened.get<Birthday[]>(`/api/birthdays/${which}`)).map(({ name, inDays }) => `${name} ${inDays}`);

  test('are today, to come within 30 days, or up to 7 days past, the nearest first', async () => {
    expect(await names('today')).toEqual(['Today 0']);
    expect(await names('upcoming')).toEqual(['Tomorrow 1', 'In a month 30']);
    expect(await names('recent')).toEqual(['Yesterday -1', 'A week ago -7']);
  });

  test('go by the day where the person is', async () => {
    expect(await names('today?timeZone=Pacific/Kiritimati')).toEqual(['Today 0']);
    opened.clock.advance(2 * 3_600_000);
    expect(await names('today?timeZone=Pacific/Kiritimati')).toEqual(['Tomorrow 0']);
    opened.clock.advance(-2 * 3_600_000);
  });

  test('refuse a zone that is none', async () => {
    const answer = await opened.request({ method: 'GET', url: '/api/birthdays/today?timeZone=Nowhere' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ details: [{ field: 'query.timeZone', received: 'Nowhere' }] });
  });
});
