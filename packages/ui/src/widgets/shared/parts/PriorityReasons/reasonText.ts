import type { PriorityReason } from '@concordia/api-client';
import type { TextOf } from '../../../../locale';
import type { priorityReasonStrings } from '../../../../strings/generated/priorityReason';

/** A reason in the reader's language; in English if it was stored before its values were kept. */
export function reasonText(reason: PriorityReason, words: TextOf<typeof priorityReasonStrings>): string {
  switch (reason.code) {
    case 'request':
    case 'deadline':
    case 'haste':
    case 'cancellation':
      return reason.quote === undefined ? reason.text : words.quoted[reason.code]({ quote: reason.quote });
    case 'relationship':
      if (reason.replies === undefined) return reason.text;
      return reason.replies === null ? words.writtenBefore : words.writtenTimes({ count: reason.replies });
    case 'waiting':
      return reason.hours === undefined ? reason.text : words.waited[`hours${reason.hours}`];
    case 'urgent':
      return reason.cause === undefined ? reason.text : words.urgent[reason.cause];
    default:
      return words.plain[reason.code];
  }
}
