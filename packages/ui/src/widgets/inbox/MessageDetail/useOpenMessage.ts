import { type MessageDetail as Message, useGetConversation, useGetMessage } from '@concordia/api-client';
import type { WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { useProblem } from '../../shared/problems';
import { cardOf, type DeskItem } from '../messages/deskItem';
import { amend } from '../messages/edits';
import { useMessageEdits, useMessageStore, useReader, useRefresh } from '../messages/useMessageEdits';

export interface Open {
  readonly message: Message;
  readonly conversation: DeskItem;
}

/** Of a conversation, its lead is shown. With a message, its conversation comes a moment later; until then the message stands for it. */
export function useOpenMessage(conversationId: string | null, messageId: string | null): WidgetState<Open> {
  const { messageFailed } = useStrings(messageStrings);
  const describe = useProblem();
  const edits = useMessageEdits();
  const whole = useConversationCard(conversationId);
  const shownId = messageId ?? whole.data?.leadMessageId ?? null;
  const shown = useGetMessage(shownId ?? '', { swr: { enabled: shownId !== null, keepPreviousData: true } });
  useReader(useRefresh(shown.mutate), { conversationId: shown.data?.conversationId ?? null });
  const ofMessage = useConversationCard(conversationId === null ? (shown.data?.conversationId ?? null) : null);
  const { data } = shown;
  const isShown = data !== undefined && (data.id === shownId || data.conversationId === conversationId);
  if (conversationId === null && messageId === null) return { kind: 'empty' };
  if (isShown) {
    const message = amend(data, edits);
    const conversation = whole.data ?? ofMessage.data;
    const card = conversation === undefined ? null : cardOf(conversation);
    return {
      kind: 'ready',
      data: { message, conversation: card === null ? message : amend(card, edits) },
      isRefreshing: shown.isValidating,
    };
  }
  const failed = [whole, shown].find(({ error }) => error !== undefined);
  if (failed?.error === undefined) return { kind: 'loading' };
  return {
    kind: 'failed',
    problem: { title: messageFailed, ...describe(failed.error) },
    retry: () => void failed.mutate(),
    isRetrying: failed.isValidating,
  };
}

/** What a list shows of the conversation is used until the server answers. */
function useConversationCard(id: string | null) {
  const { desk } = useMessageStore();
  const listed = desk.find(id)?.conversation;
  const conversation = useGetConversation(id ?? '', {
    swr: { enabled: id !== null, ...(listed !== undefined && { fallbackData: listed }) },
  });
  useReader(useRefresh(conversation.mutate), { conversationId: conversation.data?.id ?? null });
  return { ...conversation, data: id === null ? undefined : conversation.data };
}
