/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * Another program did not reply in time.
 */
export type GatewayTimeoutResponse = ApiError;
