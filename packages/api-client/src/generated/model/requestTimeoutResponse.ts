/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The request body took too long to arrive.
 */
export type RequestTimeoutResponse = ApiError;
