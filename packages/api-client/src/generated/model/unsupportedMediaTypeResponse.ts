/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The body is of a type that this call does not accept.
 */
export type UnsupportedMediaTypeResponse = ApiError;
