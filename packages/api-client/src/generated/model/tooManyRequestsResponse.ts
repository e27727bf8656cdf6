/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * Too many requests; `Retry-After` says in how many seconds to try again.
 */
export type TooManyRequestsResponse = ApiError;
