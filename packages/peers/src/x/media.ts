import type { PlayedFile } from '../kit/peer.js';
import { invalidRequest } from './problems.js';

const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/bmp', 'image/tiff']);

const LARGEST = 5 * 1_024 * 1_024;

/** The lifetime of an upload, in ms. */
const LIFE = 24 * 60 * 60_000;

/** Uploaded images, and files sent by contacts. */
export class Media {
  readonly #uploaded = new Map<string, number>();
  readonly #received = new Map<string, PlayedFile>();

  constructor(
    private readonly now: () => number,
    private readonly nextId: () => string,
  ) {}

  /** @returns the response's `data`. @throws Refusal */
  upload(fields: ReadonlyMap<string, unknown> | null): object {
    const media = fields?.get('media');
    const wrong: string[] = [];
    if (typeof media !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(media))
      wrong.push('The field [media] must be base64.');
    else if (media.length > (LARGEST * 4) / 3 + 4) wrong.push('The file is too large.');
    if (!['tweet_image', 'dm_image'].includes(String(fields?.get('media_category'))))
      wrong.push('The field [media_category] is invalid.');
    if (!PICTURES.has(String(fields?.get('media_type')))) wrong.push('The field [media_type] is invalid.');
    if (wrong.length > 0) throw invalidRequest(wrong);
    const id = this.nextId();
    this.#uploaded.set(id, this.now() + LIFE);
    return { id, media_key: `3_${id}`, expires_after_secs: LIFE / 1_000 };
  }

  has(id: string): boolean {
    return (this.#uploaded.get(id) ?? 0) > this.now();
  }

  /** Stores a file of a message. @returns its private address. */
  keep(file: PlayedFile): string {
    const path = `${this.nextId()}/${this.nextId()}/${file.name.replaceAll(/[^\w.-]/g, '_')}`;
    this.#received.set(path, file);
    return `https://ton.twitter.com/1.1/ton/data/dm/${path}`;
  }

  at(path: string): PlayedFile | null {
    return this.#received.get(path) ?? null;
  }
}
