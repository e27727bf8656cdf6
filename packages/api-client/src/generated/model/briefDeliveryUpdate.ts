/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where to send the brief. An address is required if delivery is on.
 */
export interface BriefDeliveryUpdate {
  isOn: boolean;
  address: string | null;
}
