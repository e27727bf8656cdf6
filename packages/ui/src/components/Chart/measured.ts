/** Turns NaN and infinity, such as from a division by zero, into gaps. */
export const measured = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.every((value) => value === null || Number.isFinite(value))
    ? values
    : values.map((value) => (Number.isFinite(value) ? value : null));
