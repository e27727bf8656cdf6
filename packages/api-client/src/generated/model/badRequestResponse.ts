/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The request is invalid; every invalid field is listed.
 */
export type BadRequestResponse = ApiError;
