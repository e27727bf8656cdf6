/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiErrorDetail } from './apiErrorDetail';

/**
 * The body of every response with status 400 or higher.
 */
export interface ApiError {
  /**
     * The HTTP status.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  statusCode: number;
  /** Stable, machine-readable code. */
  code: string;
  /** An actionable message for the user. */
  message: string;
  /** The rejected fields, at most 50. */
  details?: ApiErrorDetail[];
}
