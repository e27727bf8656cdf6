/** A division by zero measured nothing: what is no finite number is a gap. */
export const measured = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.every((value) => value === null || Number.isFinite(value))
    ? values
    : values.map((value) => (Number.isFinite(value) ? value : null));
