/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TimelineMergeMerge } from './timelineMergeMerge';

/**
 * Another contact was merged into this one.
 */
export interface TimelineMerge {
  kind: 'merge';
  /** A UUID. */
  id: string;
  /** When it happened. */
  at: string;
  merge: TimelineMergeMerge;
}
