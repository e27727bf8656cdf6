import type { ContactColumn, ContactField } from '@concordia/api-client';

/** By these a row is somebody; of the rest alone nobody can be made. */
const identifying: ReadonlySet<ContactField> = new Set(['name', 'firstName', 'lastName', 'email', 'phone']);

/** Whether somebody can be made of columns that are these. */
export const identifiesPeople = (fields: readonly ContactField[]): boolean =>
  fields.some((field) => identifying.has(field));

/** How many columns are imported. */
export const columnsInUse = (fields: readonly ContactField[]): number =>
  fields.filter((field) => field !== 'ignore').length;

/** A column with its place in the file, which its field is sent under. */
export interface PlacedColumn extends ContactColumn {
  readonly index: number;
}

/**
 * The columns, parted by whether there is anything to see of them: exports have dozens that nobody filled in. One that was recognised stays in
 * sight, since it may be filled further down.
 */
export function partColumns(columns: readonly ContactColumn[]): { filled: PlacedColumn[]; empty: PlacedColumn[] } {
  const placed = columns.map((column, index) => ({ ...column, index }));
  const isEmpty = ({ samples, field }: ContactColumn) => samples.length === 0 && field === 'ignore';
  return { filled: placed.filter((one) => !isEmpty(one)), empty: placed.filter(isEmpty) };
}
