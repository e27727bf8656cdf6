import type { OwnWords } from './own-words.js';

/**
 * A tool whose effect leaves the workspace: a call over the network, a message, a webhook.
 *
 * No run may have all three of private data, text from outside, and a way out ("rule of two"; Meta 2025, after Willison's lethal trifecta). Plans read
 * private data and text from outside, so what they read has no type that this takes: the argument is the asker's own words, decided before anything
 * is read.
 */
export interface WayOut<Result> {
  readonly leave: (words: OwnWords, signal: AbortSignal) => Promise<Result>;
}
