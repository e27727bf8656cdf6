/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NightShiftOperationStatus } from './nightShiftOperationStatus';
import type { NightShiftOperationType } from './nightShiftOperationType';

/**
 * Work that is under way.
 */
export interface NightShiftOperation {
  /** A UUID. */
  id: string;
  type: NightShiftOperationType;
  /** The name of the campaign or archive; the day of a brief; `inbox`. */
  target: string;
  status: NightShiftOperationStatus;
  /**
     * @minimum 0
     * @maximum 1
     */
  progress: number;
}
