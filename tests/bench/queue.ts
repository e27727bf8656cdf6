import { optimizedQueue, type QueueTask } from '@concordia/domain/scheduling';
import { createRandom } from '@concordia/fixtures';
import { startApp } from '../support/server.ts';
import { seededFolder, tenThousand } from './seed.ts';
import { oneDigit, printTable, ratio, timeColumn, whole } from './table.ts';

const SIZES = [20, 100, 500] as const;
const ROUNDS = 20;

/** A Friday morning. */
const NOW = Date.UTC(2026, 10, 20, 9);
const HOUR = 3_600_000;

/** In ms, for 100 tasks. */
const AIM = 200;

/** How long a day takes to plan: the sum alone, and asked of the server. Half of the tasks have a due time. */
export async function benchQueue(): Promise<void> {
  const app = await startApp({ dataDir: await seededFolder(tenThousand) });
  try {
    const rows: string[][] = [];
    for (const size of SIZES) rows.push(...(await rowsOf(size, app.address)));
    printTable(
      `Queue, ${ROUNDS} rounds (ms)`,
      ['what', 'tasks', timeColumn('p50'), timeColumn('worst'), 'aim', 'worst of the aim'],
      rows,
    );
  } finally {
    await app.stop();
  }
}

async function rowsOf(size: number, address: string): Promise<string[][]> {
  const alone: number[] = [];
  const asked: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const tasks = tasksOf(size, round);
    alone.push(
      await timed(async () =>
        optimizedQueue(tasks, { now: NOW, timeZone: 'Europe/Berlin', currency: 'EUR', followUps: [] }),
      ),
    );
    asked.push(await timed(() => post(`${address}/api/queue`, { tasks })));
  }
  return [row('planned', size, alone), row('POST /api/queue', size, asked)];
}

function row(what: string, size: number, measured: readonly number[]): string[] {
  const sorted = measured.toSorted((one, another) => one - another);
  const [middle = Number.NaN, worst = Number.NaN] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const aim = size === 100 ? [whole(AIM), ratio(worst / AIM)] : ['', ''];
  return [what, whole(size), oneDigit(middle), oneDigit(worst), ...aim];
}

function tasksOf(size: number, seed: number) {
  const random = createRandom(seed + 1);
  return Array.from({ length: size }, (_, index): QueueTask & Record<string, unknown> => ({
    id: `task-${index}`,
    entity_id: `person-${index}`,
    entity_type: 'Person',
    action_type: random.below(3) === 0 ? 'call' : 'email',
    estimated_value: random.below(5_000),
    estimated_time_minutes: 5 * (1 + random.below(9)),
    risk_score: random.below(100) / 100,
    urgency_score: random.below(100) / 100,
    due_at: random.below(2) === 0 ? null : new Date(NOW + random.below(10) * HOUR).toISOString(),
  }));
}

async function post(url: string, body: object): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await run();
  return performance.now() - since;
}
