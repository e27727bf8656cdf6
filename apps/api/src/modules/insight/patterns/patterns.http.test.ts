import type { AnsweredMessage, CadenceChange, CadencePerson, Patterns } from '@concordia/contract/insight';
import { DAY, HOUR, MINUTE } from '@concordia/domain';
import {
  CADENCES,
  type Cadence,
  CHANGE_WINDOW,
  cadenceAt,
  cadenceChange,
  cadenceFacts,
  messageDays,
} from '@concordia/domain/patterns';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { doDueJobs } from '../../../jobs/do-due-jobs.js';
import { JobRunner } from '../../../jobs/job-runner.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type MadeMessage, mailMaker } from '../../../testing/mail-maker.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';

/** When contacts had messages, in days before now, the oldest first. */
const PEOPLE: Readonly<Record<string, readonly number[]>> = {
  weekly: [24, 17, 10, 3],
  woken: [20, 19, 18, 1],
  cooled: [34, 21, 20.5, 20, 8],
  asleep: [95],
  old: [300, 200],
  back: [150, 5],
  quiet: [60],
  lately: [35],
  lastDay: [90, 89.9],
  firstDay: [90],
  fresh: [2],
};

onEveryEngine('patterns', (engine) => {
  let opened: TestApp;
  let now: number;

  beforeAll(async () => {
    opened = await openTestApp(engine);
    now = opened.clock.now();
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.enterNewWorkspace());

  const patterns = () => opened.get<Patterns>('/api/patterns');

  /** A list page by page, and what each page says of its length. */
  const pages = async <Row>(first: string): Promise<{ rows: Row[]; totals: number[] }> => {
    const rows: Row[] = [];
    const totals = new Set<number>();
    for (let url: string | undefined = first; url !== undefined; ) {
      const answer = await opened.request({ method: 'GET', url });
      rows.push(...answer.json());
      totals.add(Number(answer.headers['x-total-count']));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    return { rows, totals: [...totals] };
  };

  test('are the sample while there is no message', async () => {
    const { cadences, responses, isSample } = await patterns();
    expect(isSample).toBe(true);
    expect([cadences.high.people, cadences.medium.people, cadences.dormant.people]).toEqual([23, 45, 12]);
    expect(responses.map(({ share }) => share)).toEqual([0.32, 0.45, 0.18, 0.05]);
  });

  test('put everybody into the class that the domain says, with those who changed', async () => {
    const make = mailMaker(opened);
    const contacts = new Map<string, MadeMessage>();
    for (const [name, days] of Object.entries(PEOPLE)) {
      for (const day of days) {
        const known = contacts.get(name);
        const made = await make({ sentAt: now - day * DAY, ...(known && { in: known }) });
        contacts.set(name, known ?? made);
      }
    }
    const idOf = (name: string) => contacts.get(name)?.contactId;
    const facts = (name: string) =>
      cadenceFacts(
        (PEOPLE[name] ?? []).map((day) => now - day * DAY),
        now,
      );
    const names = Object.keys(PEOPLE);
    const inClass = (cadence: Cadence) =>
      names
        .filter((name) => cadenceAt(facts(name), now) === cadence)
        .map((name) => ({
          contactId: idOf(name),
          messageDays: messageDays(facts(name)),
          previous: cadenceAt(facts(name), now, CHANGE_WINDOW),
          lastMessageAt: new Date(now - Math.min(...(PEOPLE[name] ?? [])) * DAY).toISOString(),
        }))
        .toSorted((one, another) => (one.lastMessageAt < another.lastMessageAt ? 1 : -1));
    for (const cadence of CADENCES) {
      const listed = await pages<CadencePerson>(`/api/patterns/cadences/${cadence}?limit=1`);
      const expected = inClass(cadence);
      expect(listed).toMatchObject({ rows: expected, totals: [expected.length] });
    }
    const { cadences, changed, isSample } = await patterns();
    expect(isSample).toBe(false);
    expect(cadences).toMatchObject({ high: { people: 2 }, medium: { people: 6 }, dormant: { people: 3 } });
    const expected = names.flatMap((name) => {
      const change = cadenceChange(facts(name), now);
      return change === null ? [] : [{ contactId: idOf(name), ...change, at: new Date(change.at).toISOString() }];
    });
    const changes = await opened.get<CadenceChange[]>('/api/patterns/changes');
    expect(changes.map(({ contactId, from, to, at }) => ({ contactId, from, to, at }))).toEqual(
      expected.toSorted((one, another) => (one.at < another.at ? 1 : -1)),
    );
    expect([changed.count, expected.length]).toEqual([changes.length, changes.length]);
  });

  test('count answers by how long they took, and list them page by page, kept or not', async () => {
    const make = mailMaker(opened);
    const answered = async (daysAgo: number, waited: number, subject: string) => {
      const sentAt = now - daysAgo * DAY;
      const asked = await make({ sentAt, subject, excerpt: subject });
      await make({ in: asked, direction: 'outbound', sentAt: sentAt + waited });
      return asked.messageId;
    };
    const soon = [
      await answered(40, 5 * MINUTE, 'a'),
      await answered(39, HOUR - 1, 'b'),
      await answered(39, MINUTE, 'c'),
    ];
    await answered(3, 2 * HOUR, 'd');
    await answered(3, 23 * HOUR, 'e');
    await answered(80, 30 * HOUR, 'f');
    await answered(120, MINUTE, 'too long ago');
    const read = async () => {
      const { responses, medianResponseMinutes } = await patterns();
      const { rows, totals } = await pages<AnsweredMessage>('/api/patterns/responses/within_1h?limit=2');
      return { counts: responses.map(({ messages }) => messages), medianResponseMinutes, rows, totals };
    };
    const { counts, rows, totals } = await read();
    expect([counts, totals]).toEqual([[3, 1, 1, 1], [3]]);
    expect(rows.map(({ messageId }) => messageId).sort()).toEqual(soon.toSorted());
    expect(rows.at(-1)).toMatchObject({ messageId: soon[0], minutes: 5, excerpt: 'a', channel: 'email' });
    const before = await read();
    await doDueJobs(opened.app.get(JobRunner));
    expect(await read()).toEqual(before);
  });

  test('read the share with a reply after given times, among them the target', async () => {
    const make = mailMaker(opened);
    for (let day = 1; day <= 10; day += 1) {
      const asked = await make({ sentAt: now - day * DAY });
      await make({ in: asked, direction: 'outbound', sentAt: now - day * DAY + 3.5 * HOUR });
    }
    const { reached, targetHours } = await patterns();
    expect(targetHours).toBe(3);
    expect(reached.map(({ minutes, share }) => [minutes, share])).toEqual([
      ...[15, 30, 60, 120, 180].map((minutes) => [minutes, 0]),
      ...[240, 480, 1440, 2880, 10_080].map((minutes) => [minutes, 1]),
    ]);
  });

  test("tell nothing of another workspace's people", async () => {
    await mailMaker(opened)({ sentAt: now - 2 * DAY });
    const before = await patterns();
    expect(before.isSample).toBe(false);
    await mailMaker(opened, await opened.addWorkspace('Other'))({ sentAt: now - DAY });
    expect(await patterns()).toEqual(before);
  });

  test('refuse a class and a page that there is not', async () => {
    const answer = await opened.request({ method: 'GET', url: '/api/patterns/cadences/daily?limit=0' });
    const fields = answer.json().details.map(({ field }: { field: string }) => field);
    expect([answer.statusCode, fields.toSorted()]).toEqual([400, ['path.cadence', 'query.limit']]);
  });
});
