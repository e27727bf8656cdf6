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
      const completed: CompletedMessages = { ids: [] };
      const undo = () => undoAll(send, before, change, words.refusedTitle.undo, completed);
      const step = said === null ? null : offerUndo(said, undo);
      const title = words.refusedTitle[change.status === undefined ? 'mark' : 'move'];
      const isAccepted = await send(before, change, title, (sent) => {
        completed.ids = sent;
      });
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
  completed: CompletedMessages,
): Promise<boolean> {
  const batches = inverseBatches(before, change);
  const results = await Promise.all(
    batches.map((batch) => send(batch.messages, batch.change, title, undefined, completed)),
  );
  return results.every(Boolean);
}

/** The messages that a change of conversations completed, once it was sent. */
interface CompletedMessages {
  ids: readonly string[];
}

type Send = (
  before: readonly DeskItem[],
  change: MessageUpdate,
  refusedTitle: string,
  onCompleted?: (messageIds: readonly string[]) => void,
  reopened?: CompletedMessages,
) => Promise<boolean>;

/** Applies a change, sends it or keeps it for later, and reverts it if the server refuses. */
function useSend(): Send {
  const words = useStrings(messageStrings);
  const problemWords = useProblemWords();
  const store = useMessageStore();
  const { cache, mutate } = useSWRConfig();
  const toast = useToast();
  return useCallback(
    async (before, change, refusedTitle, onCompleted, reopened) => {
      if (before.length === 0) return true;
      const pending = store.beginAll(before, change);
      void mutate<Stats>(getGetStatsKey(), (stats) => stats && amendStats(stats, before, change), {
        revalidate: false,
      });
      if (store.keeper?.takeOver(pending, null)) return true;
      try {
        onCompleted?.(await call(store, before, change, reopened));
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

/**
 * Messages and conversations have calls of their own, and so have one and several.
 *
 * @param reopened read when the earlier calls are through, since they fill it.
 * @returns the messages of conversations that it completed.
 */
function call(
  store: MessageStore,
  before: readonly DeskItem[],
  change: MessageUpdate,
  reopened?: CompletedMessages,
): Promise<readonly string[]> {
  const ids = before.map(({ id }) => id);
  const conversations = before.flatMap(({ conversation }) => conversation?.id ?? []);
  const messages = before.flatMap(({ id, conversation }) => (conversation === undefined ? id : []));
  return store.inOrder(ids, async () => {
    const reopen = change.status === undefined ? [] : (reopened?.ids ?? []);
    const ofConversations = reopen.length === 0 ? change : { ...change, reopen: [...reopen] };
    let completed: readonly string[] = [];
    const [conversationId, ...otherConversations] = conversations;
    const [messageId, ...otherMessages] = messages;
    if (conversationId !== undefined) {
      ({ completedMessageIds: completed } = await (otherConversations.length === 0
        ? updateConversation(conversationId, ofConversations)
        : updateConversations({ ids: conversations, change: ofConversations })));
    }
    if (messageId !== undefined) {
      await (otherMessages.length === 0 ? updateMessage(messageId, change) : updateMessages({ ids: messages, change }));
    }
    return completed;
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
