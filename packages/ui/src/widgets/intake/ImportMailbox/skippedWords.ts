import type { ImportRun } from '@concordia/api-client';
import type { TextOf } from '../../../locale';
import type { chatArchiveStrings } from '../../../strings/generated/chatArchive';

/** What was left out of a chat export, for each reason. */
export const skippedWords = ({ skipped }: ImportRun, chats: TextOf<typeof chatArchiveStrings>): string[] =>
  skipped.map(({ reason, count }) => chats.skipped[reason]({ count }));
