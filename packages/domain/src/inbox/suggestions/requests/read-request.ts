import { REQUESTS } from './generated/model.js';
import { type RequestReader, type RequestReading, requestReaderOf } from './reader.js';

let loaded: RequestReader | null = null;

/** Reads one sentence with the embedded model, which is unpacked on first use. */
export function readRequest(sentence: string): RequestReading {
  loaded ??= requestReaderOf(REQUESTS);
  return loaded(sentence);
}
