import { getListChannelMessagesUrl, getListMessagesUrl, type Message } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useCallback } from 'react';
import { isFiltered, type MessageFilters, NO_FILTERS, passes, queryOf, without } from './filters';
import { type MessageList, useMessageList } from './useMessageList';

const PAGE = 100;

/**
 * A channel's messages, newest first, in any column and including snoozed ones. The channel's panel and history share one request.
 *
 * @param filters further filters; its `channel` is ignored.
 */
export function useChannelList(channel: Channel, filters: MessageFilters = NO_FILTERS): MessageList {
  const others = without(filters, 'channel');
  const isNarrowed = isFiltered(others);
  const belongs = useCallback((message: Message) => passes(message, { ...filters, channel }), [channel, filters]);
  const url = isNarrowed
    ? getListMessagesUrl({ limit: PAGE, ...queryOf(filters), channel })
    : getListChannelMessagesUrl(channel, { limit: PAGE });
  return useMessageList(url, belongs);
}
