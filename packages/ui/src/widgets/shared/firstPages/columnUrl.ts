import { getListConversationsUrl, type MessageStatus, type ViewQuery } from '@concordia/api-client';
import { type MessageFilters, NO_FILTERS, queryOf } from '../../inbox/messages/filters';

/** Conversations per page: about ten screens of a column. */
const PAGE = 50;

/** URL of a column's first page. */
export const columnUrl = (status: MessageStatus, filters: MessageFilters = NO_FILTERS): string =>
  getListConversationsUrl({ status, limit: PAGE, ...queryOf(filters) });

/** URL of the first page of conversations that a search finds, in any column. */
export const searchUrl = (filters: MessageFilters): string =>
  getListConversationsUrl({ limit: PAGE, ...queryOf(filters) });

/** URL of the first page of a view's column: what is open, or snoozed if the view asks for that. */
export const viewUrl = (query: ViewQuery): string =>
  getListConversationsUrl({ ...(query.snoozed !== true && { open: true }), limit: PAGE, ...query });
