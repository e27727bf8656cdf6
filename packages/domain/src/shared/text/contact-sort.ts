import { foldText } from './fold.js';

/** The orders in which contacts are listed. */
export const CONTACT_SORTS = ['activity', 'name', 'company'] as const;

export type ContactSort = (typeof CONTACT_SORTS)[number];

/** UTF-16 units of a name, and of a company, that decide the order. */
const KEY_UNITS = 40;

const keyOf = (text: string): string => {
  const folded = foldText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return folded.slice(0, KEY_UNITS).toWellFormed();
};

/** What contacts are sorted by when they are listed by name; equal ones by their id. */
export const nameSortKey = (name: string): string => keyOf(name);

/** What contacts are sorted by when they are listed by company: those without one last, those of one by name. */
export function companySortKey(company: string | null, name: string): string {
  const key = company === null ? '' : keyOf(company);
  return `${key === '' ? '\uffff' : key}\u0001${keyOf(name)}`;
}
