/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DeliveryFailureCode } from './deliveryFailureCode';

/**
 * Why a message did not get through.
 */
export interface DeliveryFailure {
  /** Stable, the same for all providers. */
  code: DeliveryFailureCode;
  /** What happened and what to do, in words. */
  message: string;
  /**
     * The provider’s own code.
     * @nullable
     */
  providerCode: string | null;
  /** Whether nothing more happens by itself; otherwise it is tried again. */
  isFinal: boolean;
}
