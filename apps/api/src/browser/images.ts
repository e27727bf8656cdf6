import { createWorld, type World } from '@concordia/fixtures';
import { z } from 'zod';
import { VERSION } from '../common/version.js';

/** A database and the files beside it: what image-command.ts wrote. */
export interface Image {
  readonly database: Uint8Array;
  /** Contents in base64, by path. */
  readonly files: Readonly<Record<string, string>>;
}

const FilesSchema = z.record(z.string(), z.string());

async function fetchImage(name: string): Promise<Image> {
  const read = async (file: string) => {
    const response = await fetch(new URL(file, import.meta.url));
    if (!response.ok) throw new Error(`${file} is not beside the worker (${response.status}).`);
    return response;
  };
  const [database, files] = await Promise.all([read(`${name}.sqlite`), read(`${name}.files.json`)]);
  return { database: new Uint8Array(await database.arrayBuffer()), files: FilesSchema.parse(await files.json()) };
}

function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** `empty`: the present schema alone. `world`: the world of the stories, its jobs done. */
export const imageOf: (name: 'empty' | 'world') => Promise<Image> = once(fetchImage);

const worldAt = once((seed: number) => once((now: number): World => createWorld({ seed, now, version: VERSION })));

/** The world that scenarios start from. */
export const worldOf = (seed: number, now: number): World => worldAt(seed)(now);
