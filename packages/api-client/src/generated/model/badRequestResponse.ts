/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The request is invalid. The response lists every invalid field.
 */
export type BadRequestResponse = ApiError;
