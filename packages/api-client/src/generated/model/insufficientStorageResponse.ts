/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * The disk is full. Nothing was saved.
 */
export type InsufficientStorageResponse = ApiError;
