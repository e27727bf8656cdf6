/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * Not found in this workspace.
 */
export type NotFoundResponse = ApiError;
