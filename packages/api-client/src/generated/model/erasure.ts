/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ErasureState } from './erasureState';

/**
 * The receipt of an erasure. It contains nothing about the contact.
 */
export interface Erasure {
  /** A UUID. */
  id: string;
  /** Erasing a contact with very many messages takes a moment. */
  state: ErasureState;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messagesErased: number;
  /**
     * Files that belonged to no other contact.
     * @minimum 0
     * @maximum 9007199254740991
     */
  filesErased: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  pointsErased: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  notesErased: number;
  /**
     * Tasks, drafts, suggestions and other data linked to the contact.
     * @minimum 0
     * @maximum 9007199254740991
     */
  otherErased: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  finishedAt: string | null;
}
