/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * Too many requests. `Retry-After` gives the number of seconds to wait before a retry.
 */
export type TooManyRequestsResponse = ApiError;
