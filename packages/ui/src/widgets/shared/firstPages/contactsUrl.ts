import { getListContactsUrl } from '@concordia/api-client';
import type { ContactSort } from '@concordia/domain';

/** Fills a tall screen of four columns twice. */
const PAGE = 100;

export interface ContactSearch {
  /** Words that every result contains; empty for all contacts. */
  query: string;
  sort: ContactSort;
}

/** URL of the first page of results. */
export const contactsUrl = ({ query, sort }: ContactSearch): string =>
  getListContactsUrl({
    limit: PAGE,
    ...(query !== '' && { q: query }),
    ...(sort !== 'activity' && { sort }),
  });
