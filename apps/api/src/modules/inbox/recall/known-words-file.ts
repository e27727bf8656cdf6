import { readFile } from 'node:fs/promises';
import { type KnownWords, unpackKnownWords } from '@concordia/domain/vectors';
import { Injectable } from '@nestjs/common';

/** Beside the sources and what is built of them. The stories' worker must not bring it along. */
const FILE = new URL(/* @vite-ignore */ '../../../../words/known-words.bin', import.meta.url);

interface Read {
  readonly packed: Uint8Array;
  readonly words: KnownWords;
}

/** The known words of English, five megabytes, read once. */
@Injectable()
export class KnownWordsFile {
  #read: Promise<Read> | null = null;

  /** `null` in the stories, whose worker has no such file. */
  read(): Promise<Read | null> {
    this.#read ??= readWords();
    return this.#read;
  }
}

async function readWords(): Promise<Read> {
  const packed = await readFile(FILE);
  return { packed, words: unpackKnownWords(packed) };
}
