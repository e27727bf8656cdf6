/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * Something that this call needs is not available at the moment.
 */
export type ServiceUnavailableResponse = ApiError;
