import type { PlayedFile } from '../kit/peer.js';
import type { PeerAnswer } from '../kit/refusal.js';

/** Profile pictures. Anybody may open them, in the sizes of which the address names one. */
export class Pictures {
  readonly #byPerson = new Map<string, PlayedFile>();

  set(person: string, picture: PlayedFile): void {
    this.#byPerson.set(person, picture);
  }

  /** @returns `null` for who has none. */
  addressOf(person: string, origin: string): string | null {
    return this.#byPerson.has(person) ? `${origin}/profile_images/${person}/picture_normal.png` : null;
  }

  /** @returns `null` for another path. */
  open(path: string): PeerAnswer | null {
    const person = /^\/profile_images\/(\d+)\/picture(?:_(?:mini|normal|bigger))?\.png$/.exec(path)?.[1];
    if (person === undefined) return null;
    const picture = this.#byPerson.get(person);
    if (picture === undefined) return { status: 404, body: 'Not found' };
    return { status: 200, headers: { 'content-type': picture.contentType }, body: picture.content };
  }
}
