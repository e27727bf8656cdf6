import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createWorld, segmentedOf, type World } from '@concordia/fixtures';
import { z } from 'zod';
import { VERSION } from '../common/version.js';

/** A database and its files, as image-command.ts writes them. */
export interface Image {
  readonly database: Uint8Array;
  /** Contents in base64, by path. */
  readonly files: Readonly<Record<string, string>>;
}

export const FilesSchema = z.record(z.string(), z.string());

export function filesBeside(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [relative(folder, path), readFileSync(path).toString('base64')]);
  return Object.fromEntries(found.filter(([path]) => !path.startsWith('concordia.db')));
}

/** Writes files into a data folder, readable by their owner only. @param files as {@link filesBeside} returns them. */
export function putFiles(folder: string, files: Image['files']): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(content, 'base64'), { mode: 0o600 });
  }
}

async function fetchImage(name: string): Promise<Image> {
  const read = async (file: string) => {
    const response = await fetch(new URL(file, import.meta.url));
    if (!response.ok) throw new Error(`${file} was not found next to the worker (${response.status}).`);
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

/** `empty`: the current schema only. `world`: the fixture world after its jobs have run. */
export const imageOf: (name: 'empty' | 'world') => Promise<Image> = once(fetchImage);

const worldAt = once((seed: number) =>
  once((now: number): World => {
    const world = createWorld({ seed, now, version: VERSION });
    // Caches the run's segments with this world; otherwise they would come from the first scenario that shares the run.
    segmentedOf(world);
    return world;
  }),
);

/** The world of a scenario. @param changed JSON of the parts that differ from the default world. */
export const worldOf = (seed: number, now: number, changed: string): World => ({
  ...worldAt(seed)(now),
  ...JSON.parse(changed),
});

/** A cache of filled scenario worlds, by least recent use. */
export class ScenarioImages {
  readonly #images = new Map<string, Image>();

  constructor(private readonly most: number) {}

  get(changed: string): Image | undefined {
    const image = this.#images.get(changed);
    if (image !== undefined) this.put(changed, image);
    return image;
  }

  put(changed: string, image: Image): void {
    this.#images.delete(changed);
    this.#images.set(changed, image);
    const [oldest] = this.#images.keys();
    if (this.#images.size > this.most && oldest !== undefined) this.#images.delete(oldest);
  }
}
