import { parseQuery } from '@concordia/domain/query';
import { parse as parseLiqe } from 'liqe';
import { oneDigit, printTable, rateColumn, ratio, timeColumn, whole } from './table.ts';

/** Queries as people write them, which both languages can read. */
const shared = [
  'title:"head of sales"',
  'domain:*.edu AND title:director',
  '(title:cto OR title:ceo) AND domain:*.example',
  'ada lindqvist NOT title:intern',
  'pagerank:>0.01 AND engagement_score:>=0.5',
  'organization:"North Wind" OR (industry:retail AND topic:pricing)',
  'tech_stack:kubernetes AND NOT domain:gmail.example',
];

/** What only the selector search knows. */
const own = ['domain:*.edu AND recent_reply:<7d', 'size_range:[10-100] AND -funding_round:"series a"'];

const perRound = 20_000;
const rounds = 7;
const aim = 15_000;

/** How many queries are read in a second, beside liqe. */
export async function benchQuery(): Promise<void> {
  const ours = perSecond(shared, refused);
  const theirs = perSecond(shared, parseLiqe);
  const more = perSecond([...shared, ...own], refused);
  const cells = (what: string, speed: number, beside: string | null) => [
    what,
    whole(speed),
    beside === null ? '' : `> ${whole(aim)}`,
    beside === null ? '' : speed > aim ? 'yes' : 'NO',
    oneDigit(1_000_000 / speed),
    beside ?? '',
  ];
  printTable(
    `Queries read in a second, best of ${rounds} rounds`,
    ['what', rateColumn('queries/s'), 'aim', 'met', timeColumn('µs each'), 'beside liqe'],
    [
      cells('what both can read, this house', ours, ratio(ours / theirs)),
      cells('the same, liqe', theirs, null),
      cells('with durations and ranges, this house', more, ''),
    ],
  );
}

function refused(text: string): void {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
}

function perSecond(queries: readonly string[], read: (text: string) => unknown): number {
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now();
    for (let count = 0; count < perRound; count += 1) read(queries[count % queries.length] ?? '');
    best = Math.max(best, (perRound * 1000) / (performance.now() - since));
  }
  return best;
}
