/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * This workspace has no such thing.
 */
export type NotFoundResponse = ApiError;
