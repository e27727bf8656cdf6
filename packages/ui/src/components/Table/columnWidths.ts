import type { Column } from './columns';

/** In tables narrower than 30 rem the sticky column takes at most 42%, to leave room for the columns that scroll. */
const narrowRem = 30;
const firstShare = 0.42;

const defaultMinRem = 6;

interface Room {
  /** For all columns together, in px. */
  tableWidth: number;
  /** In px. */
  rem: number;
  /** User-set column widths in px, by id. */
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

export function leastWidth<Row>({ minWidth = defaultMinRem }: Column<Row>, isFirst: boolean, room: Room): number {
  return Math.round(Math.min(minWidth * room.rem, mostOf(isFirst, room)));
}

/** Distributes the remaining width. Columns below their minimum get the minimum, and the others share the rest again. */
function divide(flexible: readonly Flexible[], left: number): Map<string, number> {
  const shares = flexible.reduce((sum, { share }) => sum + share, 0);
  const part = left / shares;
  const tooNarrow = flexible.filter(({ share, least }) => share * part < least);
  if (tooNarrow.length === 0) return new Map(flexible.map(({ id, share }) => [id, Math.floor(share * part)]));
  const taken = tooNarrow.reduce((sum, { least }) => sum + least, 0);
  const others = flexible.filter((one) => !tooNarrow.includes(one));
  return new Map([...tooNarrow.map(({ id, least }): [string, number] => [id, least]), ...divide(others, left - taken)]);
}

/** Column widths in px, by id. If the minimum widths do not fit, their sum exceeds the table's width. */
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
 * Combines the columns into grid tracks.
 *
 * @param widths in px, by column id.
 * @param boxes width of the checkbox column in px; 0 for none.
 */
export function tracksOf(widths: ReadonlyMap<string, number>, boxes: number) {
  const [first = 0, ...others] = widths.values();
  const tracks = [...(boxes > 0 ? [boxes] : []), ...(widths.size > 0 ? [first] : []), ...others];
  return {
    template: tracks.map((track) => `${track}px`).join(' '),
    total: tracks.reduce((sum, track) => sum + track, 0),
    /** End of the first column, which names the row. */
    firstEnd: boxes + first,
  };
}
