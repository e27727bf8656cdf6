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
import { type Completions, noCompletions } from './completedMessages';
import type { DeskItem } from './deskItem';
import { amend, amendStats } from './edits';
import { forgetLater } from './forgetLater';
import { inverseBatches } from './inverse';
import type { MessageStore } from './messageStore';
import { touchedBy } from './touched';
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
      const completions = noCompletions();
      const undoing = { ...noCompletions(), reopens: completions.completed, title: words.refusedTitle.undo };
      const undo = () => undoAll(send, before, change, undoing);
      const step = said === null ? null : offerUndo(said, undo);
      const title = words.refusedTitle[change.status === undefined ? 'mark' : 'move'];
      const isAccepted = await send(before, change, { ...completions, title });
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
  attempt: Attempt,
): Promise<boolean> {
  const batches = inverseBatches(before, change);
  const results = await Promise.all(batches.map((batch) => send(batch.messages, batch.change, attempt)));
  return results.every(Boolean);
}

interface Attempt extends Completions {
  /** Of the toast if the server refuses. */
  readonly title: string;
}

type Send = (before: readonly DeskItem[], change: MessageUpdate, attempt: Attempt) => Promise<boolean>;

/** Applies a change, sends it or keeps it for later, and reverts it if the server refuses. */
function useSend(): Send {
  const words = useStrings(messageStrings);
  const problemWords = useProblemWords();
  const store = useMessageStore();
  const { cache, mutate } = useSWRConfig();
  const toast = useToast();
  return useCallback(
    async (before, change, { title, ...completions }) => {
      if (before.length === 0) return true;
      const pending = store.beginAll(before, change, completions);
      void mutate<Stats>(getGetStatsKey(), (stats) => stats && amendStats(stats, before, change), {
        revalidate: false,
      });
      if (store.keeper?.takeOver(pending, null)) return true;
      try {
        await call(store, before, change, completions);
        for (const one of pending) one.accepted = true;
        void forgetLater((forget) => forget.forgetHiddenLists(cache, store.shownLists(), before));
        void store.refreshAfterChange(touchedBy(before, change));
        return true;
      } catch (problem) {
        void store.refresh();
        if (store.keeper?.takeOver(pending, problem)) return true;
        store.drop(...pending);
        toast({
          tone: 'destructive',
          title,
          description: words.refused({ reason: problemWords(problem) }),
        });
        return false;
      }
    },
    [store, cache, mutate, toast, words, problemWords],
  );
}

/** Messages and conversations have calls of their own, and so have one and several. */
async function call(
  store: MessageStore,
  before: readonly DeskItem[],
  change: MessageUpdate,
  { completed, reopens }: Completions,
): Promise<void> {
  const ids = before.map(({ id }) => id);
  const conversations = before.flatMap(({ conversation }) => conversation?.id ?? []);
  const messages = before.flatMap(({ id, conversation }) => (conversation === undefined ? id : []));
  await store.inOrder(ids, async () => {
    const [conversationId, ...otherConversations] = conversations;
    const [messageId, ...otherMessages] = messages;
    if (conversationId !== undefined) {
      const update = reopens.reopenedBy(change);
      const updated = await (otherConversations.length === 0
        ? updateConversation(conversationId, update)
        : updateConversations({ ids: conversations, change: update }));
      completed.add(updated);
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
