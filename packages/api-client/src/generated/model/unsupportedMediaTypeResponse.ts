/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * This call does not accept this body type.
 */
export type UnsupportedMediaTypeResponse = ApiError;
