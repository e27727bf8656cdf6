import type { ImportRun } from '@concordia/api-client';
import type { TextOf } from '../../../locale';
import type { importStrings } from '../../../strings/import';

export interface RunWords {
  readonly imports: TextOf<typeof importStrings>;
  /** Formats a duration given in ms. */
  readonly span: (ms: number) => string;
}

/** The figures under the bar, as far as known: messages, rate, remaining time. */
export function paceWords(run: ImportRun, { imports, span }: RunWords): string[] {
  const { messagesRead, ratePerSecond, remainingSeconds } = run;
  const words = [imports.messages({ count: messagesRead })];
  if (ratePerSecond !== null && ratePerSecond > 0) words.push(rateWords(ratePerSecond, imports));
  if (remainingSeconds !== null) words.push(imports.left({ span: span(remainingSeconds * 1000) }));
  return words;
}

/** Rates below one per second are shown per minute. */
export const rateWords = (rate: number, imports: RunWords['imports']): string =>
  rate >= 1 ? imports.perSecond({ rate }) : imports.perMinute({ rate: rate * 60 });

/** Counts of what was left out, by reason; only those above zero. */
export function asideWords(run: ImportRun, { imports }: RunWords): string[] {
  const { duplicates, repeats, leftOut, skipped, problems } = run;
  return [
    ...(duplicates > 0 ? [imports.duplicates({ count: duplicates })] : []),
    ...(repeats > 0 ? [imports.repeats({ count: repeats })] : []),
    ...(leftOut > 0 && skipped.length === 0 ? [imports.leftOut({ count: leftOut })] : []),
    ...(problems > 0 ? [imports.unreadable({ count: problems })] : []),
  ];
}

export function summaryWords(run: ImportRun, { imports, span }: RunWords): string {
  const { messagesRead, messagesAdded, duplicates, contactsAdded, conversationsAdded } = run;
  if (messagesRead === 0) return imports.noMessage;
  if (messagesAdded === 0) return duplicates > 0 ? imports.nothingNew : imports.nothingUsable;
  return imports.summary({
    messages: messagesAdded,
    conversations: conversationsAdded,
    people: contactsAdded,
    span: tookWords(run, span),
  });
}

function tookWords({ startedAt, finishedAt }: ImportRun, span: RunWords['span']): string | null {
  if (startedAt === null || finishedAt === null) return null;
  const took = Date.parse(finishedAt) - Date.parse(startedAt);
  return span(took < 60_000 ? 0 : took);
}

export function endWords(run: ImportRun, words: RunWords): string {
  if (run.state === 'done') return summaryWords(run, words);
  const { position, kept } = words.imports;
  const rest = kept({ position: position({ done: run.positionBytes, whole: run.sizeBytes }) });
  return run.failure === null ? rest : `${run.failure} ${rest}`;
}
