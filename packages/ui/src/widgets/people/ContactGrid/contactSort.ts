import { type ContactOrderBy, contactOrderOf } from '@concordia/domain';

/** The sort order in a URL. Defaults to the latest activity first. */
export const contactSortOf = (text: string | null): ContactOrderBy => contactOrderOf(text ?? '') ?? 'activity';
