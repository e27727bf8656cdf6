import type { Contact, ContactUpdate, CustomField } from '@concordia/api-client';
import { type ContactColumn, type ContactFieldColumn, fieldNameOf, foldAscii, isFieldColumn } from '@concordia/domain';

/** The columns that are edited as text, and their input. */
export const CONTACT_FIELDS = {
  name: { type: 'text' },
  title: { type: 'text' },
  company: { type: 'text' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  location: { type: 'text' },
  birthday: { type: 'date' },
  linkedin: { type: 'url' },
} as const;

export type ContactField = keyof typeof CONTACT_FIELDS;

/** A column whose cells are edited. */
export type EditedColumn = ContactField | ContactFieldColumn | 'tags';

export const isEdited = (id: ContactColumn): id is EditedColumn =>
  id === 'tags' || isFieldColumn(id) || id in CONTACT_FIELDS;

const isNamed = (column: ContactFieldColumn) => {
  const name = foldAscii(fieldNameOf(column));
  return ({ key }: CustomField) => foldAscii(key) === name;
};

export function fieldValue(contact: Contact, field: ContactField | ContactFieldColumn): string {
  if (isFieldColumn(field)) return contact.customFields?.find(isNamed(field))?.value ?? '';
  return (field === 'linkedin' ? contact.linkedinUrl : contact[field]) ?? '';
}

/** @param text trimmed; empty clears the field. */
export function updateOf(field: ContactField, text: string): ContactUpdate {
  if (field === 'name') return { name: text };
  const value = text === '' ? null : text;
  return field === 'linkedin' ? { linkedinUrl: value } : { [field]: value };
}

/** The custom fields with another value of one. It keeps its place and spelling; an empty value takes it away. */
export function withField(
  fields: readonly CustomField[],
  column: ContactFieldColumn,
  value: string,
): readonly CustomField[] {
  const isIt = isNamed(column);
  if (value === '') return fields.filter((field) => !isIt(field));
  if (!fields.some(isIt)) return [...fields, { key: fieldNameOf(column), value }];
  return fields.map((field) => (isIt(field) ? { key: field.key, value } : field));
}
