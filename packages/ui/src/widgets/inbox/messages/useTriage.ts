import {
  getGetStatsKey,
  type MessageUpdate,
  type Stats,
  updateConversation,
  updateConversations,
  updateMessage,
  updateMessages,
} from '@concordia/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { actionStrings } from '../../../strings/generated/action';
import { messageStrings } from '../../../strings/message';
import { useProblemWords } from '../../shared/problems';
import type { DeskItem } from './deskItem';
import { amend, amendStats } from './edits';
import { forgetHiddenLists } from './forgetStalePages';
import { inverseBatches } from './inverse';
import type { MessageStore } from './messageStore';
import type { Undoable } from './undoStack';
import { useMessageStore } from './useMessageEdits';

/** How long a toast offers undo, in ms. */
const UNDO_MS = 5_000;

export interface TriageAction {
  readonly messages: readonly DeskItem[];
  readonly change: MessageUpdate;
  /** What was done, in words: "Moved to Completed". `null` shows no toast and offers no undo. */
  readonly said: string | null;
}

/** @returns whether the server accepted it. Never rejects: errors show as toasts. */
export type Triage = (action: TriageAction) => Promise<boolean>;

/**
 * Changes one or many messages in one call: applied everywhere at once, sent, undoable, and reverted with a message if the server refuses.
 * Without a connection, changes of conversations are kept and sent later.
 * The function is stable.
 */
export function useTriage(): Triage {
  const words = useStrings(messageStrings);
  const send = useSend();
  const offerUndo = useOfferUndo();
  const store = useMessageStore();
  return useCallback(
    async ({ messages, change, said }) => {
      const before = messages.map((message) => amend(message, store.edits()));
      const step = said === null ? null : offerUndo(said, () => undoAll(send, before, change, words.refusedTitle.undo));
      const title = words.refusedTitle[change.status === undefined ? 'mark' : 'move'];
      const isAccepted = await send(before, change, title);
      if (!isAccepted && step) store.undo.forget(step);
      return isAccepted;
    },
    [send, offerUndo, store, words],
  );
}

async function undoAll(
  send: Send,
  before: readonly DeskItem[],
  change: MessageUpdate,
  title: string,
): Promise<boolean> {
  const batches = inverseBatches(before, change);
  const results = await Promise.all(batches.map((batch) => send(batch.messages, batch.change, title)));
  return results.every(Boolean);
}

type Send = (before: readonly DeskItem[], change: MessageUpdate, refusedTitle: string) => Promise<boolean>;

/** Applies a change, sends it or keeps it for later, and reverts it if the server refuses. */
function useSend(): Send {
  const words = useStrings(messageStrings);
  const problemWords = useProblemWords();
  const store = useMessageStore();
  const { cache, mutate } = useSWRConfig();
  const toast = useToast();
  return useCallback(
    async (before, change, refusedTitle) => {
      if (before.length === 0) return true;
      const pending = store.beginAll(before, change);
      void mutate<Stats>(getGetStatsKey(), (stats) => stats && amendStats(stats, before, change), {
        revalidate: false,
      });
      if (store.keeper?.takeOver(pending, null)) return true;
      try {
        await call(store, before, change);
        for (const one of pending) one.accepted = true;
        forgetHiddenLists(cache, store.shownLists());
        return true;
      } catch (problem) {
        if (store.keeper?.takeOver(pending, problem)) return true;
        store.drop(...pending);
        toast({
          tone: 'destructive',
          title: refusedTitle,
          description: words.refused({ reason: problemWords(problem) }),
        });
        return false;
      } finally {
        void store.refresh();
      }
    },
    [store, cache, mutate, toast, words, problemWords],
  );
}

/** Messages and conversations have calls of their own, and so have one and several. */
async function call(store: MessageStore, before: readonly DeskItem[], change: MessageUpdate): Promise<void> {
  const ids = before.map(({ id }) => id);
  const conversations = before.flatMap(({ conversation }) => conversation?.id ?? []);
  const messages = before.flatMap(({ id, conversation }) => (conversation === undefined ? id : []));
  await store.inOrder(ids, async () => {
    const [conversationId, ...otherConversations] = conversations;
    const [messageId, ...otherMessages] = messages;
    if (conversationId !== undefined) {
      await (otherConversations.length === 0
        ? updateConversation(conversationId, change)
        : updateConversations({ ids: conversations, change }));
    }
    if (messageId !== undefined) {
      await (otherMessages.length === 0 ? updateMessage(messageId, change) : updateMessages({ ids: messages, change }));
    }
  });
}

/** Shows a toast with undo, and keeps the step for the undo shortcut. */
export function useOfferUndo(): (said: string, undo: () => Promise<unknown>) => Undoable {
  const words = useStrings(actionStrings);
  const store = useMessageStore();
  const toast = useToast();
  return useCallback(
    (said, undo) => {
      const step: Undoable = { said, undo };
      store.undo.push(step);
      const onPress = () => {
        store.undo.forget(step);
        void undo();
      };
      toast({ title: said, action: { label: words.undo, onPress }, shownForMs: UNDO_MS });
      return step;
    },
    [store, toast, words],
  );
}
