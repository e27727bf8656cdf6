import { getListChannelMessagesUrl, getListMessagesUrl, type Message } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useCallback } from 'react';
import { isFiltered, type MessageFilters, NO_FILTERS, passes, queryOf, without } from './filters';
import { type MessageList, useMessageList } from './useMessageList';

const PAGE = 100;

/**
 * The messages of a channel, newest first, whatever column they are in and also those that were put off. Panel and history of a channel share
 * it: one reading serves both.
 *
 * @param filters what else they have to pass; the channel among them counts for nothing.
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
