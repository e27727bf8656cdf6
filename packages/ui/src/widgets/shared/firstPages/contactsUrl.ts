import { getListContactsUrl } from '@concordia/api-client';
import type { Channel, ContactOrderBy, SortOrder } from '@concordia/domain';

/** Fills a tall screen of four columns twice. */
const PAGE = 100;

export interface ContactSearch {
  /** Words that every result contains; empty for all contacts. */
  query: string;
  sort: ContactOrderBy;
  /** @default the usual one of the sort */
  order?: SortOrder | undefined;
  /** Only contacts who can be reached there. */
  channel?: Channel | undefined;
  /** Only contacts with this tag. */
  tag?: string | undefined;
}

/** The search as the API takes it. */
export const contactParams = ({ query, sort, order, channel, tag }: ContactSearch) => ({
  ...(query !== '' && { q: query }),
  ...(sort !== 'activity' && { sort }),
  ...(order !== undefined && { order }),
  ...(channel !== undefined && { channel }),
  ...(tag !== undefined && { tag }),
});

/** What results can hold beside the contacts. */
export type ContactExtra = 'tags' | 'customFields';

const NONE: readonly ContactExtra[] = [];

/** URL of the first page of results. */
export const contactsUrl = (search: ContactSearch, extras = NONE): string =>
  getListContactsUrl({
    limit: PAGE,
    ...contactParams(search),
    ...(extras.length > 0 && { include: extras.join(',') }),
  });
