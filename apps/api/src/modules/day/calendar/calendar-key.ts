import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarFeedName } from '@concordia/contract/day';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../common/settings.js';

const FILE = 'calendar.key';
const BYTES = 32;

/** What the secret of one address is made from. */
export interface FeedPlace {
  readonly workspaceId: string;
  readonly feed: CalendarFeedName;
  readonly generation: number;
}

/**
 * Makes the secrets of the feeds' addresses. They are worked out from a key that is in the data folder, for its owner's eyes alone, so that a
 * copy of the database opens no calendar.
 */
@Injectable()
export class CalendarKey {
  readonly #path: string;
  #key: Buffer | null = null;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#path = join(settings.dataDir, FILE);
  }

  tokenOf({ workspaceId, feed, generation }: FeedPlace): string {
    return createHmac('sha256', this.#secret())
      .update(`calendar\n${workspaceId}\n${feed}\n${generation}`)
      .digest('base64url');
  }

  /** Whether a token is the one of a place; takes as long for a wrong one as for the right one. */
  isToken(token: string, place: FeedPlace): boolean {
    const expected = Buffer.from(this.tokenOf(place));
    const given = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #secret(): Buffer {
    this.#key ??= readKey(this.#path) ?? makeKey(this.#path);
    return this.#key;
  }
}

function readKey(path: string): Buffer | null {
  try {
    const key = readFileSync(path);
    if (key.length !== BYTES)
      throw new Error(`${FILE} in the data folder is damaged. Remove it: all feeds get new addresses.`);
    return key;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes may start at once: the link fails for the second, which takes the key of the first. */
function makeKey(path: string): Buffer {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(BYTES), { mode: 0o600, flag: 'wx' });
  try {
    chmodSync(draft, 0o600);
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKey(path);
  if (key === null) throw new Error(`${FILE} could not be written into the data folder.`);
  return key;
}
