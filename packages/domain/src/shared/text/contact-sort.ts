import { foldText } from './fold.js';

export const CONTACT_SORTS = ['activity', 'name', 'company'] as const;

export type ContactSort = (typeof CONTACT_SORTS)[number];

/** UTF-16 units of a name, and of a company, used for sorting. */
const KEY_UNITS = 40;

const keyOf = (text: string): string => {
  const folded = foldText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return folded.slice(0, KEY_UNITS).toWellFormed();
};

/** Sort key of contacts listed by name; ties by id. */
export const nameSortKey = (name: string): string => keyOf(name);

/** Sort key of contacts listed by company: those without one last, ties by name. */
export function companySortKey(company: string | null, name: string): string {
  const key = company === null ? '' : keyOf(company);
  return `${key === '' ? '\uffff' : key}\u0001${keyOf(name)}`;
}
