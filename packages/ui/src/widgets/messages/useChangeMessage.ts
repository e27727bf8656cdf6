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
import { useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';
import { amend, amendStats } from './edits';
import { forgetHiddenLists } from './forgetStalePages';
import { useMessageStore } from './useMessageEdits';

/** @returns whether the server accepted it. It never rejects: a refusal is shown to the person. */
export type ChangeMessage = (message: Message, change: MessageUpdate) => Promise<boolean>;

/**
 * Moves or marks a message: shown everywhere at once, sent, and undone with a word about it when the server refuses. The function is stable.
 */
export function useChangeMessage(): ChangeMessage {
  const words = useStrings(messageStrings);
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
          title: words.refusedTitle[change.status === undefined ? 'mark' : 'move'],
          description: words.refused(reasonOf(problem) ?? words.offline),
        });
        return false;
      } finally {
        void store.refresh();
      }
    },
    [store, cache, mutate, toast, words],
  );
}

/** `null` where no server said anything. */
function reasonOf(problem: unknown): string | null {
  if (!(problem instanceof HttpError)) return null;
  return problem.apiError?.message ?? problem.message;
}
