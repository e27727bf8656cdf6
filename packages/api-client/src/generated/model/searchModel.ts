/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SearchModelState } from './searchModelState';

/**
 * What search by meaning and replies from memory learned from the messages of the workspace.
 */
export interface SearchModel {
  /** `none` before the first training; `training` while words are learned, `placing` while messages get their vectors. */
  state: SearchModelState;
  /**
     * Of the current training.
     * @minimum 0
     * @maximum 1
     */
  progress: number;
  /** When the words were last learned; null if never. */
  trainedAt: string | null;
  /**
     * Messages in the workspace when the words were last learned.
     * @minimum 0
     * @maximum 9007199254740991
     */
  learnedFrom: number;
  /**
     * Messages now, counted up to 2,000,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /**
     * With fewer messages nothing is learned.
     * @minimum 0
     * @maximum 9007199254740991
     */
  fewest: number;
}
