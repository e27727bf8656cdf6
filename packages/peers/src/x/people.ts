import { keyedId } from '../kit/ids.js';

/** Somebody who has an account. */
export interface Person {
  readonly id: string;
  /** The name after the @; `null` for somebody who is only known by their number. */
  readonly username: string | null;
  readonly name: string;
}

/** Names under which nobody has an account. */
const NOBODY = /^nobody/;

/** Everybody on X, as far as they were met: a name always has the same number, also after a start. */
export class People {
  readonly #byId = new Map<string, Person>();

  /** @returns `null` for a name that nobody has. */
  named(handle: string, name: string | null = null): Person | null {
    const username = handle.trim().replace(/^@/, '').toLowerCase();
    if (NOBODY.test(username)) return null;
    const isNumber = /^\d{1,19}$/.test(username);
    const id = isNumber ? username : String(BigInt(`0x${keyedId(['x', username], 15)}`));
    const known = this.#byId.get(id);
    const person = {
      id,
      username: isNumber ? (known?.username ?? null) : username,
      name: name ?? known?.name ?? username,
    };
    this.#byId.set(id, person);
    return person;
  }

  /** Whoever has a number; a number that was not met belongs to somebody too. */
  withId(id: string): Person {
    return this.#byId.get(id) ?? { id, username: null, name: id };
  }
}

/** How webhooks and answers describe a person. */
export const described = ({ id, username, name }: Person) => ({
  id,
  name,
  ...(username !== null && { username }),
  protected: false,
  verified: false,
});
