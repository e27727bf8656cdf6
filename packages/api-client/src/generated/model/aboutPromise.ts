/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AboutPromiseCode } from './aboutPromiseCode';

/**
 * Do what we promised, or what they asked for.
 */
export interface AboutPromise {
  code: AboutPromiseCode;
  /** The original sentence. */
  quote: string;
  /** Whether the stated time has passed. */
  isOverdue: boolean;
}
