import { getListContactsUrl } from '@concordia/api-client';
import type { ContactSort } from '@concordia/domain';

/** Enough for a tall screen of four columns, twice. */
const PAGE = 100;

/** Which contacts, and in which order. */
export interface ContactSearch {
  /** Words that each contact has; empty for everybody. */
  query: string;
  sort: ContactSort;
}

/** Where the first page of a search is read. */
export const contactsUrl = ({ query, sort }: ContactSearch): string =>
  getListContactsUrl({
    limit: PAGE,
    ...(query !== '' && { q: query }),
    ...(sort !== 'activity' && { sort }),
  });
