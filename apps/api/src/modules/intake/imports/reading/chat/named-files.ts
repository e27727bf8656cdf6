import type { ArchiveFiles } from './archive-files.js';

/** Finds the files that messages name: by their path, relative to the text or to the folder above it, or by a name that is unique. */
export class NamedFiles {
  readonly #byName = new Map<string, string | null>();

  constructor(private readonly files: ArchiveFiles) {
    for (const path of files.paths) {
      const name = fileNameOf(path);
      this.#byName.set(name, this.#byName.has(name) ? null : path);
    }
  }

  /** @param text path of the text that names it. @returns `null` if there is none. */
  find(path: string, text: string): string | null {
    const wanted = path.normalize('NFC');
    const folder = text.slice(0, text.lastIndexOf('/') + 1);
    const above = folder.replace(/[^/]+\/$/u, '');
    const found = [wanted, `${folder}${wanted}`, `${above}${wanted}`].find((one) => this.files.has(one));
    return found ?? this.#byName.get(fileNameOf(wanted)) ?? null;
  }
}

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
