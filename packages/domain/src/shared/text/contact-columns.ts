import {
  CONTACT_SORTS,
  CONTACT_TABLE_COLUMNS,
  type ContactColumn,
  type ContactFieldColumn,
  type ContactOrderBy,
} from './contact-sort.js';

const MARK = 'field:';

/** Characters of the name of a custom field. */
const LONGEST_NAME = 60;

export function isFieldColumn(text: string): text is ContactFieldColumn {
  const name = text.slice(MARK.length);
  return text.startsWith(MARK) && name !== '' && name === name.trim() && name.length <= LONGEST_NAME;
}

export const fieldColumn = (name: string): ContactFieldColumn => `${MARK}${name}`;

export const fieldNameOf = (column: ContactFieldColumn): string => column.slice(MARK.length);

export const contactColumnOf = (text: string): ContactColumn | undefined =>
  isFieldColumn(text) ? text : CONTACT_TABLE_COLUMNS.find((column) => column === text);

export const contactOrderOf = (text: string): ContactOrderBy | undefined =>
  isFieldColumn(text) ? text : CONTACT_SORTS.find((sort) => sort === text);

/** Columns in one parameter of an address. A name may hold a comma. */
export const listedColumns = (columns: readonly ContactColumn[]): string =>
  columns.map((column) => column.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** One column of such a list. */
export const listedColumnOf = (text: string): string => text.replaceAll('%2C', ',').replaceAll('%25', '%');

const CAPITALS = /[A-Z]/g;

/** What makes two spellings one field, and one text of a sort: the case of A to Z aside, which both databases fold alike. */
export const foldAscii = (text: string): string => text.replace(CAPITALS, (letter) => letter.toLowerCase());
