/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The server failed; the `x-request-id` header names the request in its log.
 */
export type InternalServerErrorResponse = ApiError;
