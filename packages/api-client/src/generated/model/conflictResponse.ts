/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The current state does not allow this.
 */
export type ConflictResponse = ApiError;
