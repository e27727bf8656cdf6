/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The server failed. The `x-request-id` header identifies the request in its log.
 */
export type InternalServerErrorResponse = ApiError;
