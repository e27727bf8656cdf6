import type { ImportRun } from '@concordia/contract/intake';
import { fractionDone } from '@concordia/domain';
import { questionOf } from './who-we-are.js';

const count = new Intl.NumberFormat('en');

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Import progress: rewritten in place on a terminal, printed every 10 percent elsewhere. */
export class ProgressLine {
  #tenths = -1;

  constructor(private readonly out: Terminal) {}

  say(text: string): void {
    this.out.write(`${text}\n`);
  }

  show(run: ImportRun): void {
    if (this.out.isTTY) {
      this.out.write(`\r\u001b[2K${progressOf(run)}`);
      return;
    }
    const tenths = Math.floor(fractionDone(run.positionBytes, run.sizeBytes) * 10);
    if (run.state !== 'reading' || tenths <= this.#tenths) return;
    this.#tenths = tenths;
    this.out.write(`${progressOf(run)}\n`);
  }

  end(run: ImportRun): void {
    if (this.out.isTTY) this.out.write(`\r\u001b[2K${progressOf(run)}\n`);
  }
}

function progressOf(run: ImportRun): string {
  if (run.state === 'sorting') return `Sorting ${count.format(run.messagesAdded)} messages into columns …`;
  if (run.state === 'queued') return 'Looking at the archive …';
  const percent = `${Math.floor(fractionDone(run.positionBytes, run.sizeBytes) * 100)} %`.padStart(5);
  const parts = [percent, `${count.format(run.messagesRead)} messages`];
  if (run.ratePerSecond !== null && run.state === 'reading')
    parts.push(`${count.format(Math.round(run.ratePerSecond))} a second`);
  if (run.remainingSeconds !== null) parts.push(`${spoken(run.remainingSeconds)} left`);
  return parts.join(' · ');
}

function spoken(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

const ANSWER = 'Run the command again with --me and your name there, or --me none if you are none of them.';

export function summaryOf(run: ImportRun): string {
  if (run.state === 'asking') return `${questionOf(run.people)}${ANSWER}\n`;
  const lines = [headline(run)];
  const figures: [number, string][] = [
    [run.messagesAdded, 'messages added'],
    [run.conversationsAdded, 'conversations'],
    [run.contactsAdded, 'contacts'],
    [run.duplicates, 'were here already'],
    [run.repeats, 'are in the file more than once'],
    [run.leftOut, 'left out (spam, trash, drafts)'],
    [run.problems, 'could not be read; they are listed with the import, each with its place and reason'],
  ];
  for (const [figure, what] of figures) if (figure > 0) lines.push(`${count.format(figure).padStart(9)}  ${what}`);
  if (run.ownAddresses.length > 0) lines.push(`Your addresses: ${run.ownAddresses.join(', ')}`);
  else if (run.state === 'done')
    lines.push('Your own addresses could not be detected. Specify them with --own or in the settings.');
  return `${lines.join('\n')}\n`;
}

function headline(run: ImportRun): string {
  if (run.state === 'done') return `Imported ${run.name}.`;
  if (run.state === 'failed') return `The import failed: ${run.failure ?? 'no reason was given'}`;
  if (run.state === 'cancelled') return 'Stopped. The same command goes on from here.';
  return `The import of ${run.name} goes on.`;
}
