/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * An upstream service did not respond in time.
 */
export type GatewayTimeoutResponse = ApiError;
