/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * Another program failed, or its reply is of no use.
 */
export type BadGatewayResponse = ApiError;
