import { getListChannelMessagesUrl, type Message } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useCallback } from 'react';
import { type MessageList, useMessageList } from './useMessageList';

const PAGE = 100;

/** The messages of a channel, newest first. Panel and history of a channel share it: one reading serves both. */
export function useChannelList(channel: Channel): MessageList {
  const belongs = useCallback((message: Message) => message.channel === channel, [channel]);
  return useMessageList(getListChannelMessagesUrl(channel, { limit: PAGE }), belongs);
}
