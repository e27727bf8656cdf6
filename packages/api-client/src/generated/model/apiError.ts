/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiErrorDetail } from './apiErrorDetail';

/**
 * The body of every answer from 400 up.
 */
export interface ApiError {
  /**
     * The HTTP status.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  statusCode: number;
  /** Stable, for programs to compare. */
  code: string;
  /** A sentence that a person can act on. */
  message: string;
  /** The fields that were refused, 50 at most. */
  details?: ApiErrorDetail[];
}
