import Database from 'better-sqlite3';
import { startApp } from '../support/server.ts';
import { databaseFile, million, seededFolder } from './seed.ts';
import { oneDigit, printTable, ratio, timeColumn, whole } from './table.ts';
import { nameOf, vocabulary } from './words.ts';

/** How often each search is asked, after three that only warm up. */
const rounds = 100;

interface Search {
  what: string;
  path: string;
  /** What the slowest of a hundred may take, in ms. */
  aim: number;
  /** The same for a bare query of the index, where there is one. */
  match?: string;
}

const word = (rank: number): string => vocabulary[rank] ?? '';

const messages = (what: string, query: Record<string, string>, match?: string): Search => ({
  what,
  path: `/api/messages?${new URLSearchParams({ ...query, limit: '50' })}`,
  aim: 60,
  ...(match !== undefined && { match }),
});

/** A finished word ends with a space; without one it is the beginning of a word. */
const messageSearches: readonly Search[] = [
  messages('the most frequent word', { q: `${word(0)} ` }, `"${word(0)}"`),
  messages('a frequent word', { q: `${word(200)} ` }, `"${word(200)}"`),
  messages('a rare word', { q: `${word(30_000)} ` }, `"${word(30_000)}"`),
  messages('two words', { q: `${word(20)} ${word(300)} ` }, `"${word(20)}" AND "${word(300)}"`),
  messages('a phrase of two frequent words', { q: `"${word(1)} ${word(0)}"` }, `"${word(1)} ${word(0)}"`),
  messages('a phrase of two rarer words', { q: `"${word(60)} ${word(90)}"` }, `"${word(60)} ${word(90)}"`),
  ...[1, 2, 3, 4, 5].map((length) =>
    messages(`the first ${length} of a word`, { q: word(900).slice(0, length) }, `"${word(900).slice(0, length)}" *`),
  ),
  messages('a word and one letter', { q: `${word(300)} b` }, `"${word(300)}" AND "b" *`),
  messages('a frequent word in the inbox', { q: `${word(0)} `, status: 'inbox' }),
  messages('a frequent word, waiting, high', { q: `${word(0)} `, status: 'waiting', priority: 'high' }),
  messages('a frequent word, urgent', { q: `${word(0)} `, urgent: 'true' }),
  messages('a frequent word, unread, on sms', { q: `${word(0)} `, unread: 'true', channel: 'sms' }),
  messages('a middling word, waiting', { q: `${word(200)} `, status: 'waiting' }),
  messages('a rare word in the inbox', { q: `${word(30_000)} `, status: 'inbox' }),
  messages('a letter, urgent', { q: 'b', urgent: 'true' }),
  messages('two words in the inbox', { q: `${word(20)} ${word(300)} `, status: 'inbox' }),
  messages('a phrase of two frequent words, waiting', { q: `"${word(1)} ${word(0)}"`, status: 'waiting' }),
  messages('the first 3 of a word, urgent', { q: word(900).slice(0, 3), urgent: 'true' }),
  messages('no word: unread, on sms', { unread: 'true', channel: 'sms' }),
  messages('no word: high, completed', { priority: 'high', status: 'completed' }),
];

const contactSearches: readonly Search[] = (['activity', 'name'] as const).flatMap((sort) =>
  [1, 2, 3, 4, 5, 6].map((length) => ({
    what: `contacts by ${sort}, the first ${length} of a name`,
    path: `/api/contacts?${new URLSearchParams({ sort, q: nameOf(77).toLowerCase().slice(0, length), limit: '50' })}`,
    aim: 30,
  })),
);

/** Searching at a million messages and 100,000 contacts, one request after the other, as a person types. */
export async function benchSearch(): Promise<void> {
  const dataDir = await seededFolder(million);
  const app = await startApp({ dataDir });
  const database = new Database(databaseFile(dataDir), { readonly: true });
  try {
    const rows: string[][] = [];
    for (const search of [...messageSearches, ...contactSearches]) {
      rows.push(await measure(search, app.address, database));
    }
    printTable(
      'Search at 1,000,000 messages and 100,000 contacts, SQLite, over HTTP (ms)',
      ['what', 'found', 'shown', timeColumn('p50'), timeColumn('p99'), 'aim', 'met', 'bare FTS5 p50', 'ratio'],
      rows,
    );
    const missed = rows.filter((row) => row.includes('NO')).map(([what]) => what);
    console.log(missed.length === 0 ? 'All aims are met.' : `Aims that are not met: ${missed.join('; ')}.`);
  } finally {
    database.close();
    await app.stop();
  }
}

async function measure(
  { what, path, aim, match }: Search,
  address: string,
  database: Database.Database,
): Promise<string[]> {
  const times: number[] = [];
  let found = '';
  let shown = 0;
  for (let round = -3; round < rounds; round += 1) {
    const since = performance.now();
    const reply = await fetch(address + path);
    const body: unknown[] = await reply.json();
    if (round >= 0) times.push(performance.now() - since);
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    const isMinimum = reply.headers.get('x-total-is-minimum') === 'true';
    found = `${whole(Number(reply.headers.get('x-total-count')))}${isMinimum ? '+' : ''}`;
    shown = body.length;
  }
  const own = percentiles(times);
  const cells = [
    what,
    found,
    whole(shown),
    oneDigit(own.p50),
    oneDigit(own.p99),
    `< ${aim}`,
    own.p99 < aim ? 'yes' : 'NO',
  ];
  if (match === undefined) return [...cells, '', ''];
  const bare = percentiles(bareTimes(match, database)).p50;
  return [...cells, oneDigit(bare), ratio(bare / own.p50)];
}

/** What the index alone takes for the newest fifty. */
function bareTimes(match: string, database: Database.Database): number[] {
  const query = database.prepare(
    'select rowid from message_fts where message_fts match ? order by rowid desc limit 51',
  );
  return Array.from({ length: rounds }, () => {
    const since = performance.now();
    query.all(match);
    return performance.now() - since;
  });
}

function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, another) => one - another);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
