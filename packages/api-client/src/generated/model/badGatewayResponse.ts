/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ApiError } from './apiError';

/**
 * An upstream service failed or returned an unusable response.
 */
export type BadGatewayResponse = ApiError;
