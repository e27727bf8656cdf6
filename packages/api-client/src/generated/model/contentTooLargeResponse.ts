/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The request body is larger than this call accepts.
 */
export type ContentTooLargeResponse = ApiError;
