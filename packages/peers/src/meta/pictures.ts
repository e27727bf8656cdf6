import { HOUR } from '@concordia/domain';
import type { PeerCall } from '../kit/call.js';
import { keyedId, randomId } from '../kit/ids.js';
import type { PlayedFile } from '../kit/peer.js';
import type { PeerAnswer } from '../kit/refusal.js';

/** How long an address works, in ms. The content network's do for some days. */
const VALID = 24 * HOUR;

/** Profile pictures at signed addresses, which work without a token until they expire, as those of Meta's content network. */
export class ProfilePictures {
  readonly #pictures = new Map<string, PlayedFile>();
  readonly #key: string;

  constructor(
    random: () => number,
    private readonly now: () => number,
  ) {
    this.#key = randomId(random, 'word', 20);
  }

  set(person: string, picture: PlayedFile): void {
    this.#pictures.set(person, picture);
  }

  /** @returns `null` if the person has none. */
  addressOf(person: string, origin: string): string | null {
    if (!this.#pictures.has(person)) return null;
    const expires = Math.floor((this.now() + VALID) / 1_000).toString(16);
    return `${origin}/pictures/${person}?oe=${expires}&oh=${this.#sign(person, expires)}`;
  }

  /** @returns `null` if the call is for something else. */
  open({ method, path, query }: PeerCall): PeerAnswer | null {
    const person = /^\/pictures\/(\d+)$/.exec(path)?.[1];
    if (person === undefined || method !== 'GET') return null;
    const expires = query.get('oe') ?? '';
    if (query.get('oh') !== this.#sign(person, expires)) return { status: 403, body: 'Bad URL hash' };
    if (Number.parseInt(expires, 16) * 1_000 <= this.now()) return { status: 403, body: 'URL signature expired' };
    const picture = this.#pictures.get(person);
    if (picture === undefined) return { status: 404, body: 'Not found' };
    return { status: 200, headers: { 'content-type': picture.contentType }, body: picture.content };
  }

  #sign = (person: string, expires: string): string => keyedId([this.#key, person, expires], 32);
}
