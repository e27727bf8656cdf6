import type { ContactColumn, ContactField } from '@concordia/api-client';

/** A contact needs at least one of these. */
const identifying: ReadonlySet<ContactField> = new Set(['name', 'firstName', 'lastName', 'email', 'phone']);

/** Whether the mapped columns suffice to create contacts. */
export const identifiesPeople = (fields: readonly ContactField[]): boolean =>
  fields.some((field) => identifying.has(field));

export const columnsInUse = (fields: readonly ContactField[]): number =>
  fields.filter((field) => field !== 'ignore').length;

/** A column with its index in the file, under which its field is sent. */
export interface PlacedColumn extends ContactColumn {
  readonly index: number;
}

/**
 * Separates columns without samples: exports have dozens of empty ones. A recognized column counts as filled,
 * since it may have values further down.
 */
export function partColumns(columns: readonly ContactColumn[]): { filled: PlacedColumn[]; empty: PlacedColumn[] } {
  const placed = columns.map((column, index) => ({ ...column, index }));
  const isEmpty = ({ samples, field }: ContactColumn) => samples.length === 0 && field === 'ignore';
  return { filled: placed.filter((one) => !isEmpty(one)), empty: placed.filter(isEmpty) };
}
