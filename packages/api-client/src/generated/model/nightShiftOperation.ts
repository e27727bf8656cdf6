/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NightShiftOperationStatus } from './nightShiftOperationStatus';
import type { NightShiftOperationType } from './nightShiftOperationType';

/**
 * An operation in progress.
 */
export interface NightShiftOperation {
  /** A UUID. */
  id: string;
  type: NightShiftOperationType;
  /** Name of the campaign or archive, day of a brief, or `inbox`. */
  target: string;
  status: NightShiftOperationStatus;
  /**
     * @minimum 0
     * @maximum 1
     */
  progress: number;
}
