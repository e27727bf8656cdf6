import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarFeedName } from '@concordia/contract/day';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../common/settings.js';

const FILE = 'calendar.key';
const BYTES = 32;

export interface FeedPlace {
  readonly workspaceId: string;
  readonly feed: CalendarFeedName;
  readonly generation: number;
}

/** Derives the secret tokens in feed URLs. The key is in the data folder, readable only by its owner, so a copy of the database opens no calendar. */
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

  /** Compares in constant time. */
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
      throw new Error(`${FILE} in the data folder is damaged. Delete it. All feeds then get new addresses.`);
    return key;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes may start at once: the second link fails, and that process uses the first one's key. */
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
  if (key === null) throw new Error(`${FILE} could not be written to the data folder.`);
  return key;
}
