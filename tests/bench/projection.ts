import { copyFileSync } from 'node:fs';
import { MINUTE } from '@concordia/domain';
import Database from 'better-sqlite3';
import { temporaryFolder } from '../support/paths.ts';
import { type RunningApp, startApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { projectedDatabase } from './projection-seed.ts';
import { people, personAt, relationships, writerOf } from './projection-world.ts';
import { databaseFile } from './seed.ts';
import { printTable, timeColumn, whole } from './table.ts';
import { cpuOf } from './webhooks/cpu.ts';

const MESSAGES = 1_000;
const ROUNDS = 3;
/** What taking in a thousand messages may take, in ms. */
const AIM = 1_000;

/** From the commit of the messages; in ms. */
interface Taken {
  readonly relationships: number;
  readonly ranks: number;
  /** Of the server's processor time. */
  readonly processor: number;
}

/** A thousand messages come into the graph of a million relationships that is stored: until its tables have them. */
export async function benchProjection(): Promise<void> {
  const folder = temporaryFolder('bench-projection');
  try {
    copyFileSync(await projectedDatabase(), databaseFile(folder.path));
    const database = new Database(databaseFile(folder.path));
    database.exec(`update graph_state set ranked_at = ${Date.now()}`);
    const send = senderOf(database);
    const app = await startApp({ dataDir: folder.path });
    try {
      const rows = [
        rowOf('one, the first after a start: the graph is read', [await take(app, database, () => send(1, 1))]),
      ];
      for (const [what, newcomers] of [
        ['of people who are there', 0],
        ['half of them of new people', MESSAGES / 2],
        ['of new people', MESSAGES],
      ] as const) {
        const rounds: Taken[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push(await take(app, database, () => send(MESSAGES, newcomers)));
        rows.push(rowOf(`${whole(MESSAGES)} ${what}`, rounds));
      }
      printTable(
        `Messages into a stored graph of ${whole(relationships)} relationships, SQLite, median of ${ROUNDS} rounds (ms; aim ${whole(AIM)})`,
        ['messages', timeColumn('relationships'), timeColumn('and ranks'), timeColumn('processor'), 'met'],
        rows,
      );
    } finally {
      await app.stop();
      database.close();
    }
  } finally {
    folder.remove();
  }
}

function rowOf(what: string, rounds: readonly Taken[]): string[] {
  const median = (of: (taken: Taken) => number): number =>
    rounds.map(of).toSorted((one, another) => one - another)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  const ranks = median((taken) => taken.ranks);
  return [
    what,
    whole(median((taken) => taken.relationships)),
    whole(ranks),
    whole(median((taken) => taken.processor)),
    ranks < AIM ? 'yes' : 'NO',
  ];
}

/** @param send writes the messages. */
async function take(app: RunningApp, database: Database.Database, send: () => void): Promise<Taken> {
  const begun = cpuOf(app.pid);
  send();
  const since = performance.now();
  // Whoever looks at the graph has what came before taken in, or a job do it when it is much; ranks follow in the job.
  const reply = await fetch(`${app.address}/api/graph/stats`);
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
  const look = database.prepare<[], { isWaiting: number; isBehind: number }>(
    'select exists (select 1 from relationship_change) as isWaiting, version <> ranked_version as isBehind from graph_state',
  );
  const isTaken = async () => (look.get()?.isWaiting === 0 ? true : undefined);
  await until('all changes are taken in', isTaken, { withinMs: 120_000, everyMs: 2 });
  const taken = performance.now() - since;
  const isRanked = async () => (look.get()?.isBehind === 0 ? true : undefined);
  await until('the ranks are there', isRanked, { withinMs: 120_000, everyMs: 2 });
  return {
    relationships: taken,
    ranks: performance.now() - since,
    processor: (cpuOf(app.pid) - begun) * 1000,
  };
}

/** New messages, each of somebody else. */
function senderOf(database: Database.Database): (messages: number, newcomers: number) => void {
  const workspace = database.prepare<[], { id: string }>('select id from workspace').get()?.id ?? '';
  const write = writerOf(database, workspace, 4);
  let came = 0;
  return database.transaction((messages: number, newcomers: number) => {
    const now = Date.now();
    for (let index = 0; index < messages; index += 1) {
      came += 1;
      const isNew = index < newcomers;
      const person = personAt(isNew ? people + came : (came * 7_919) % people);
      if (isNew) write.person(person, now);
      const { id: contact, conversation } = person;
      write.message({
        contact,
        conversation,
        direction: 'inbound',
        kind: 'personal',
        isByPerson: false,
        at: now - MINUTE,
      });
    }
  });
}
