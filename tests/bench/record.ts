import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../support/paths.ts';
import { type Comparison, compare, type Entry, type Figure, parseHistory, previousOf } from './history.ts';
import { printTable, ratio } from './table.ts';

const file = inRoot('tests', 'bench', 'history.jsonl');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The present commit, with `+` when there are changes beside it. */
function commit(): string {
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', ':!tests/bench/history.jsonl') === '' ? '' : '+'}`;
  } catch {
    return 'unknown';
  }
}

const percent = (share: number): string => `${share > 0 ? '+' : ''}${Math.round(share * 100)} %`;

const row = ({ name, value, before, worse, isSlip }: Comparison): string[] => [
  name,
  String(value),
  before === null ? '' : String(before),
  worse === null ? '' : percent(worse),
  isSlip ? 'SLIP' : '',
];

/** Prints the figures of a section beside those of its previous run, and adds them to the history. */
export function record(bench: string, options: string, calibration: number, figures: readonly Figure[]): void {
  if (figures.length === 0) return;
  const history = existsSync(file) ? parseHistory(readFileSync(file, 'utf8')) : [];
  const previous = previousOf(history, { bench, options });
  if (previous !== undefined) {
    printTable(
      `${bench} beside ${previous.commit} of ${previous.date.slice(0, 10)}, as on one machine (calibration ${ratio(calibration)}, then ${ratio(previous.calibration)})`,
      ['figure', 'now', 'before', 'worse by', ''],
      compare(figures, calibration, previous).map(row),
    );
  }
  const entry: Entry = {
    date: new Date().toISOString(),
    commit: commit(),
    bench,
    options,
    calibration: Number(calibration.toFixed(3)),
    figures: Object.fromEntries(figures.map(({ name, value }) => [name, value])),
  };
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}
