/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DeliveryFailureCode } from './deliveryFailureCode';

/**
 * Why a message was not delivered.
 */
export interface DeliveryFailure {
  /** Stable code, the same for all providers. */
  code: DeliveryFailureCode;
  /** What happened and what to do, in plain language. */
  message: string;
  /**
     * The provider’s own code.
     * @nullable
     */
  providerCode: string | null;
  /** Whether the failure is final; otherwise it is retried automatically. */
  isFinal: boolean;
}
