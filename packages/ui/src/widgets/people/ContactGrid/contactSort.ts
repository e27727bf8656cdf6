import { CONTACT_SORTS, type ContactSort } from '@concordia/domain';

/** What an address says about the order; the latest contact comes first unless it says otherwise. */
export const contactSortOf = (text: string | null): ContactSort =>
  CONTACT_SORTS.find((sort) => sort === text) ?? 'activity';
