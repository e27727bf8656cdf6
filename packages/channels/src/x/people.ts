import { fieldOf, type JsonFields, listOf, textOf } from '../http/json.js';

export interface XPerson {
  readonly id: string;
  /** The contact's handle: the name after the @, or the number if the name is unknown. */
  readonly handle: string;
  readonly name: string | null;
}

/**
 * Looks a person up in the webhook's own list: a map by id, whose entries are people or `{data: person}`, or a list in `includes`.
 *
 * @param holder the object with `users`.
 */
export function personOf(holder: JsonFields | null, id: string): XPerson {
  const entry =
    fieldOf(fieldOf(holder, 'users'), id) ?? listOf(holder, 'users').find((user) => idOf(user) === id) ?? null;
  const user = fieldOf(entry, 'data') ?? entry;
  const handle = textOf(user, 'username') ?? textOf(user, 'screen_name');
  const name = textOf(user, 'name');
  return { id, handle: handle === null || handle === '' ? id : handle, name: name === '' ? null : name };
}

export const idsOf = (holder: JsonFields | null): readonly string[] =>
  listOf(holder, 'users')
    .map(idOf)
    .filter((id) => id !== null);

const idOf = (user: JsonFields): string | null => textOf(user, 'id') ?? textOf(fieldOf(user, 'data'), 'id');
