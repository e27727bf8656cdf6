import type { Column } from './columns';

/** Of a table less than 30 rem wide, the column that stays in view takes at most 42 %: the others must have room to scroll beside it. */
const narrowRem = 30;
const firstShare = 0.42;

const defaultMinRem = 6;

interface Room {
  /** For all columns together, in px. */
  tableWidth: number;
  /** In px. */
  rem: number;
  /** What the reader has made of a column, in px, by its id. */
  resized: ReadonlyMap<string, number>;
}

interface Flexible {
  id: string;
  share: number;
  least: number;
}

function mostOf(isFirst: boolean, { tableWidth, rem }: Room): number {
  return isFirst && tableWidth < narrowRem * rem ? tableWidth * firstShare : Number.POSITIVE_INFINITY;
}

/** The least width of a column in px. */
export function leastWidth<Row>({ minWidth = defaultMinRem }: Column<Row>, isFirst: boolean, room: Room): number {
  return Math.round(Math.min(minWidth * room.rem, mostOf(isFirst, room)));
}

/** Divides what is left. Those who would get less than their least width get that, and the others divide the rest anew. */
function divide(flexible: readonly Flexible[], left: number): Map<string, number> {
  const shares = flexible.reduce((sum, { share }) => sum + share, 0);
  const part = left / shares;
  const tooNarrow = flexible.filter(({ share, least }) => share * part < least);
  if (tooNarrow.length === 0) return new Map(flexible.map(({ id, share }) => [id, Math.floor(share * part)]));
  const taken = tooNarrow.reduce((sum, { least }) => sum + least, 0);
  const others = flexible.filter((one) => !tooNarrow.includes(one));
  return new Map([...tooNarrow.map(({ id, least }): [string, number] => [id, least]), ...divide(others, left - taken)]);
}

/** The width of every column in px, by its id. Where the least widths do not fit, they are wider together than the table. */
export function columnWidths<Row>(columns: readonly Column<Row>[], room: Room): Map<string, number> {
  const widths = new Map<string, number>();
  const flexible: Flexible[] = [];
  for (const [index, column] of columns.entries()) {
    const { id, width = '1fr' } = column;
    const least = leastWidth(column, index === 0, room);
    const set = room.resized.get(id);
    if (set !== undefined) widths.set(id, Math.max(least, Math.round(set)));
    else if (typeof width === 'number') {
      const wanted = Math.round(Math.min(width * room.rem, mostOf(index === 0, room)));
      widths.set(id, Math.max(least, wanted));
    } else flexible.push({ id, share: Number.parseFloat(width), least });
  }
  const taken = [...widths.values()].reduce((sum, width) => sum + width, 0);
  const divided = divide(flexible, Math.max(0, room.tableWidth - taken));
  return new Map(columns.map(({ id }) => [id, widths.get(id) ?? divided.get(id) ?? 0]));
}

/**
 * The columns as one line of tracks.
 *
 * @param widths in px, by column id.
 * @param boxes width of the column of boxes in px; 0 for none.
 */
export function tracksOf(widths: ReadonlyMap<string, number>, boxes: number) {
  const [first = 0, ...others] = widths.values();
  const tracks = [...(boxes > 0 ? [boxes] : []), ...(widths.size > 0 ? [first] : []), ...others];
  return {
    /** For `grid-template-columns`. */
    template: tracks.map((track) => `${track}px`).join(' '),
    total: tracks.reduce((sum, track) => sum + track, 0),
    /** Where the first column, which names the row, ends. */
    firstEnd: boxes + first,
  };
}
