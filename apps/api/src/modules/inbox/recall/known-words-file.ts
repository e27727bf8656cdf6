import { readFile } from 'node:fs/promises';
import { type KnownWords, unpackKnownWords } from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';

/** Beside the sources and what is built of them. The stories' worker has no such file, and does not bring it along. */
const FILE = new URL(/* @vite-ignore */ '../../../../words/known-words.bin', import.meta.url);

interface Read {
  readonly packed: Uint8Array;
  readonly words: KnownWords;
}

/** The known words of English, five megabytes, read once. */
@Injectable()
export class KnownWordsFile {
  #read: Promise<Read | null> | null = null;

  /** `null` where there is no file: in a browser. */
  read(): Promise<Read | null> {
    this.#read ??= FILE.protocol === 'file:' ? readWords() : Promise.resolve(null);
    return this.#read;
  }
}

async function readWords(): Promise<Read> {
  const packed = await readFile(FILE);
  return { packed, words: unpackKnownWords(packed) };
}
