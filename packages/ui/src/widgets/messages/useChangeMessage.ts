import {
  getGetStatsKey,
  HttpError,
  type Message,
  type MessageUpdate,
  type Stats,
  updateMessage,
} from '@concordia/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '../../components/Toast';
import { amend, amendStats } from './edits';
import { forgetHiddenLists } from './forgetStalePages';
import { messageStrings } from './strings';
import { useMessageStore } from './useMessageEdits';

/** @returns whether the server accepted it. It never rejects: a refusal is shown to the person. */
export type ChangeMessage = (message: Message, change: MessageUpdate) => Promise<boolean>;

/**
 * Moves or marks a message: shown everywhere at once, sent, and undone with a word about it when the server refuses. The function is stable.
 */
export function useChangeMessage(): ChangeMessage {
  const store = useMessageStore();
  const { cache, mutate } = useSWRConfig();
  const toast = useToast();
  return useCallback(
    async (message, change) => {
      const before = amend(message, store.edits());
      const pending = store.begin(message, change);
      void mutate<Stats>(getGetStatsKey(), (stats) => stats && amendStats(stats, before, change), {
        revalidate: false,
      });
      try {
        await store.inOrder(message.id, () => updateMessage(message.id, change));
        pending.accepted = true;
        forgetHiddenLists(cache, store.shownLists());
        return true;
      } catch (problem) {
        store.drop(pending);
        toast({
          tone: 'destructive',
          title: messageStrings.refusedTitle[change.status === undefined ? 'mark' : 'move'],
          description: messageStrings.refused(reasonOf(problem)),
        });
        return false;
      } finally {
        void store.refresh();
      }
    },
    [store, cache, mutate, toast],
  );
}

function reasonOf(problem: unknown): string {
  if (!(problem instanceof HttpError)) return messageStrings.offline;
  return problem.apiError?.message ?? problem.message;
}
