import { keyedId } from '../kit/ids.js';

export interface Person {
  readonly id: string;
  /** The name after the @; `null` if only the number is known. */
  readonly username: string | null;
  readonly name: string;
}

/** Names without an account. */
const NOBODY = /^nobody/;

/** All known users; a name always gets the same number, even after a restart. */
export class People {
  readonly #byId = new Map<string, Person>();

  /** @returns `null` for a name without an account. */
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

  /** The user with a number; unknown numbers belong to a user too. */
  withId(id: string): Person {
    return this.#byId.get(id) ?? { id, username: null, name: id };
  }
}

/** A person in the form of webhooks and responses. */
export const described = ({ id, username, name }: Person) => ({
  id,
  name,
  ...(username !== null && { username }),
  protected: false,
  verified: false,
});
