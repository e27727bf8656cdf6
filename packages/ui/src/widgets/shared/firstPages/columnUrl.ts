import { getListMessagesUrl, type MessageStatus } from '@concordia/api-client';
import { type MessageFilters, NO_FILTERS, queryOf } from '../../inbox/messages/filters';

/** Messages per page: about ten screens of a column, and a response of about 50 kB. */
const PAGE = 50;

/** URL of a column's first page. */
export const columnUrl = (status: MessageStatus, filters: MessageFilters = NO_FILTERS): string =>
  getListMessagesUrl({ status, limit: PAGE, ...queryOf(filters) });
