/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The body stopped on its way.
 */
export type RequestTimeoutResponse = ApiError;
