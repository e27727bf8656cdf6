import type { MessageNote, NoteKind } from '@concordia/domain';
import { type JsonFields, numberOf } from './json.js';

/** Facts of a note as read from a payload; what is missing is left out. */
interface Facts {
  readonly title?: string | null;
  readonly detail?: string | null;
  readonly url?: string | null;
  readonly items?: readonly (string | null)[];
  readonly place?: MessageNote['place'] | null;
}

const isSaid = (text: string | null | undefined): text is string => text !== null && text !== undefined && text !== '';

export function noteOf(kind: NoteKind, { title, detail, url, items = [], place }: Facts = {}): MessageNote {
  const listed = items.filter(isSaid);
  return {
    kind,
    ...(isSaid(title) && { title }),
    ...(isSaid(detail) && { detail }),
    ...(isSaid(url) && { url }),
    ...(listed.length > 0 && { items: listed }),
    ...(place !== null && place !== undefined && { place }),
  };
}

/** A point on the map; `null` without both coordinates. */
export function placeIn(fields: JsonFields | null, latitude: string, longitude: string): MessageNote['place'] | null {
  const [north, east] = [numberOf(fields, latitude), numberOf(fields, longitude)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
}

/** Words of a payload in one line; `null` if there are none. */
export function joined(parts: readonly (string | null)[], between = ' '): string | null {
  const said = parts.filter(isSaid);
  return said.length === 0 ? null : said.join(between);
}
