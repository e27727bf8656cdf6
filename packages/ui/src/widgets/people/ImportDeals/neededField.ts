import type { DealField } from '@concordia/api-client';

const who: readonly DealField[] = ['contact', 'email', 'phone'];

/** What the columns lack to make deals; `null` if nothing. */
export function neededField(fields: readonly DealField[]): 'title' | 'contact' | null {
  if (!fields.includes('title')) return 'title';
  return fields.some((field) => who.includes(field)) ? null : 'contact';
}
