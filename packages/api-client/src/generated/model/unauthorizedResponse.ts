/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The request has neither a token of a module nor a signature, or one that is not valid.
 */
export type UnauthorizedResponse = ApiError;
