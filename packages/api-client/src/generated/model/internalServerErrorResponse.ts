/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The server failed; the message names the request id to look for in the log.
 */
export type InternalServerErrorResponse = ApiError;
