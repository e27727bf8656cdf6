import { getListMessagesUrl, type Message, type MessageStatus } from '@concordia/api-client';
import { type MessageList, useMessageList } from './useMessageList';

/** Messages read at a time: some twenty screens of a column, in one answer of about a hundred kilobytes. */
const PAGE = 100;

const belongsTo = {
  inbox: (message) => message.status === 'inbox',
  in_progress: (message) => message.status === 'in_progress',
  waiting: (message) => message.status === 'waiting',
  completed: (message) => message.status === 'completed',
} satisfies Record<MessageStatus, (message: Message) => boolean>;

/** The endless list of one column. */
export function useColumn(status: MessageStatus): MessageList {
  return useMessageList(getListMessagesUrl({ status, limit: PAGE }), belongsTo[status]);
}

/** The four columns of the board, each read by itself: a full one does not keep the others waiting. */
export function useColumns(): Record<MessageStatus, MessageList> {
  return {
    inbox: useColumn('inbox'),
    in_progress: useColumn('in_progress'),
    waiting: useColumn('waiting'),
    completed: useColumn('completed'),
  };
}
