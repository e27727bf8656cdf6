import { CONTACT_SORTS, type ContactSort } from '@concordia/domain';

/** The sort order in a URL. Defaults to the latest activity first. */
export const contactSortOf = (text: string | null): ContactSort =>
  CONTACT_SORTS.find((sort) => sort === text) ?? 'activity';
