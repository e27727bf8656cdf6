/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The module token or signature is missing or invalid.
 */
export type UnauthorizedResponse = ApiError;
