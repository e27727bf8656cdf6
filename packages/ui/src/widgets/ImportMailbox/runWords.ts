import type { ImportRun } from '@concordia/api-client';
import { spanInWords } from '@concordia/domain';
import { counted, formatBytes, formatCount, formatRate } from './amounts';

const activeStates: readonly ImportRun['state'][] = ['receiving', 'queued', 'reading', 'sorting'];

/** Whether it still works, or waits to. */
export const isActive = ({ state }: ImportRun): boolean => activeStates.includes(state);

/** Whether it can be taken up again where it stopped. */
export const isResumable = ({ state }: ImportRun): boolean => state === 'failed' || state === 'cancelled';

/** What a run is doing, or how it ended. */
export const stateWords = {
  receiving: 'Receiving the file',
  queued: 'Waiting for its turn',
  reading: 'Reading messages',
  sorting: 'Sorting conversations onto the board',
  done: 'Imported',
  failed: 'Stopped by an error',
  cancelled: 'Stopped',
} as const satisfies Record<ImportRun['state'], string>;

/** How far a run has read, in words: `412 MB of 1.2 GB`. */
export const positionWords = ({ positionBytes, sizeBytes }: ImportRun): string =>
  `${formatBytes(positionBytes)} of ${formatBytes(sizeBytes)}`;

/** The line of figures under the bar: messages, rate, remaining time, as far as they are known. */
export function paceWords({ messagesRead, ratePerSecond, remainingSeconds }: ImportRun): string[] {
  const words = [counted(messagesRead, 'message')];
  if (ratePerSecond !== null && ratePerSecond > 0) words.push(formatRate(ratePerSecond));
  if (remainingSeconds !== null) words.push(`${spanInWords(remainingSeconds * 1000)} left`);
  return words;
}

/** What did not become a message, and why: only what there is. */
export function asideWords({ duplicates, leftOut, problems }: ImportRun): string[] {
  return [
    ...(duplicates > 0 ? [`${formatCount(duplicates)} already here`] : []),
    ...(leftOut > 0 ? [`${formatCount(leftOut)} left out (spam, trash, drafts)`] : []),
    ...(problems > 0 ? [`${counted(problems, 'message')} could not be read`] : []),
  ];
}

/** What a finished run brought, as a sentence. */
export function summaryWords(run: ImportRun): string {
  const { messagesRead, messagesAdded, duplicates, contactsAdded, conversationsAdded } = run;
  if (messagesRead === 0) return 'There was no message in this file.';
  if (messagesAdded === 0) {
    return duplicates > 0 ? 'Nothing new: its messages were here already.' : 'None of its messages could be added.';
  }
  const into = conversationsAdded > 0 ? ` in ${counted(conversationsAdded, 'conversation')}` : '';
  const people = contactsAdded > 0 ? `, ${counted(contactsAdded, 'new contact')}` : '';
  return `${counted(messagesAdded, 'message')}${into}${people}${tookWords(run)}.`;
}

function tookWords({ startedAt, finishedAt }: ImportRun): string {
  if (startedAt === null || finishedAt === null) return '';
  const took = Date.parse(finishedAt) - Date.parse(startedAt);
  return took < 60_000 ? ', in less than a minute' : `, in ${spanInWords(took)}`;
}
