import { fieldOf, type JsonFields, listOf, textOf } from '../http/json.js';

/** Somebody on X, as far as a webhook says who they are. */
export interface XPerson {
  readonly id: string;
  /** What contacts are kept under: the name after the @, or the number where the name is not told. */
  readonly handle: string;
  readonly name: string | null;
}

/**
 * Who somebody is by a webhook's own list of people: a map by id, whose entries are people or `{data: person}`, or a list in `includes`.
 *
 * @param holder what holds `users`.
 */
export function personOf(holder: JsonFields | null, id: string): XPerson {
  const entry =
    fieldOf(fieldOf(holder, 'users'), id) ?? listOf(holder, 'users').find((user) => idOf(user) === id) ?? null;
  const user = fieldOf(entry, 'data') ?? entry;
  const handle = textOf(user, 'username') ?? textOf(user, 'screen_name');
  const name = textOf(user, 'name');
  return { id, handle: handle === null || handle === '' ? id : handle, name: name === '' ? null : name };
}

/** Everybody on a list in `includes`. */
export const idsOf = (holder: JsonFields | null): readonly string[] =>
  listOf(holder, 'users')
    .map(idOf)
    .filter((id) => id !== null);

const idOf = (user: JsonFields): string | null => textOf(user, 'id') ?? textOf(fieldOf(user, 'data'), 'id');
