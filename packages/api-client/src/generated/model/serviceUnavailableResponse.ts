/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * Something that this call needs is currently unavailable.
 */
export type ServiceUnavailableResponse = ApiError;
