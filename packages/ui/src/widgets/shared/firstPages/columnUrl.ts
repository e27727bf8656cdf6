import { getListMessagesUrl, type MessageStatus } from '@concordia/api-client';
import { type MessageFilters, NO_FILTERS, queryOf } from '../../inbox/messages/filters';

/** Messages read at a time: some ten screens of a column, in one answer of about fifty kilobytes. */
const PAGE = 50;

/** Where the first page of a column is read. */
export const columnUrl = (status: MessageStatus, filters: MessageFilters = NO_FILTERS): string =>
  getListMessagesUrl({ status, limit: PAGE, ...queryOf(filters) });
