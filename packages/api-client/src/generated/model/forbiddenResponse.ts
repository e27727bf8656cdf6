/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The request came from another site or with an unknown host name, or the module lacks the scope.
 */
export type ForbiddenResponse = ApiError;
