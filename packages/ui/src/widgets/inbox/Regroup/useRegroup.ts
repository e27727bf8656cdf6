import {
  type ConversationRegrouping,
  mergeConversations,
  splitConversation,
  undoRegrouping,
} from '@concordia/api-client';
import { useCallback } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { regroupStrings } from '../../../strings/generated/regroup';
import { useProblemWords } from '../../shared/problems';
import { useMessageStore } from '../messages/useMessageEdits';
import { useOfferUndo } from '../messages/useTriage';

/** Merges and splits conversations. A toast offers undo; a refusal is said in one. */
export function useRegroup() {
  const words = useStrings(regroupStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const store = useMessageStore();

  const attempt = useCallback(
    async (title: string, call: () => Promise<ConversationRegrouping>): Promise<ConversationRegrouping | null> => {
      const done = await call().catch((problem: unknown) => {
        toast({ tone: 'destructive', title, description: problemWords(problem) });
        return null;
      });
      await store.refresh();
      return done;
    },
    [toast, problemWords, store],
  );

  const offer = useCallback(
    (said: string, { id }: ConversationRegrouping) => {
      offerUndo(said, () => attempt(words.notUndone, () => undoRegrouping(id)));
    },
    [offerUndo, attempt, words],
  );

  /** @returns whether they are merged. */
  const merge = useCallback(
    async (conversationId: string, ids: readonly string[]): Promise<boolean> => {
      const merged = await attempt(words.notMerged, () => mergeConversations(conversationId, { ids: [...ids] }));
      if (merged !== null) offer(words.merged({ count: ids.length }), merged);
      return merged !== null;
    },
    [attempt, offer, words],
  );

  const split = useCallback(
    async (conversationId: string, messageId: string): Promise<void> => {
      const parted = await attempt(words.notSplit, () => splitConversation(conversationId, { messageId }));
      if (parted !== null) offer(words.split({ count: parted.messages }), parted);
    },
    [attempt, offer, words],
  );

  return { merge, split };
}
