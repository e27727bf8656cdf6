/** A column that a table shows. */
export interface ShownColumn<Id extends string = string> {
  readonly id: Id;
  /** In rem; left out, the column takes what is free. */
  readonly width?: number | undefined;
}

/** Puts a column one place earlier or later among those shown. The first names the row and stays. */
export function withMoved<Id extends string>(
  shown: readonly ShownColumn<Id>[],
  id: Id,
  step: 1 | -1,
): readonly ShownColumn<Id>[] {
  const place = shown.findIndex((column) => column.id === id);
  const column = shown[place];
  const next = place + step;
  if (column === undefined || place === 0 || next < 1 || next >= shown.length) return shown;
  return shown.toSpliced(place, 1).toSpliced(next, 0, column);
}

/** Adds a column at the end, or takes it away. */
export function withToggled<Id extends string>(shown: readonly ShownColumn<Id>[], id: Id): readonly ShownColumn<Id>[] {
  const rest = shown.filter((column) => column.id !== id);
  return rest.length < shown.length ? rest : [...shown, { id }];
}

/** Takes on widths in rem, by column id, to a tenth. */
export const withWidths = <Id extends string>(
  shown: readonly ShownColumn<Id>[],
  widths: ReadonlyMap<string, number>,
): readonly ShownColumn<Id>[] =>
  shown.map(({ id, width }) => {
    const next = widths.get(id);
    return { id, width: next === undefined ? width : Math.round(next * 10) / 10 };
  });

export const sameColumns = (one: readonly ShownColumn[], another: readonly ShownColumn[]): boolean =>
  one.length === another.length &&
  one.every(({ id, width }, place) => id === another[place]?.id && width === another[place].width);

/** Columns as stored, without keys that are undefined. */
export const storedColumns = <Id extends string>(shown: readonly ShownColumn<Id>[]): { id: Id; width?: number }[] =>
  shown.map(({ id, width }) => (width === undefined ? { id } : { id, width }));
