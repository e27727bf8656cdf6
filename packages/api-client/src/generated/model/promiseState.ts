/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { PromiseStateKept } from './promiseStateKept';

/**
 * A promise and whether it was kept.
 */
export interface PromiseState {
  /** @pattern ^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,4}$ */
  id: string;
  /** A UUID. */
  messageId: string;
  /** The original sentence. */
  quote: string;
  /** `null` while it is open. */
  kept: PromiseStateKept;
}
