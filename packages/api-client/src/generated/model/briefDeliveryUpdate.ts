/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where to send the brief; switched on, it needs an address.
 */
export interface BriefDeliveryUpdate {
  isOn: boolean;
  address: string | null;
}
