/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How a message is forwarded; `quote` if omitted.
 */
export type AddressingForwardAs = typeof AddressingForwardAs[keyof typeof AddressingForwardAs];


export const AddressingForwardAs = {
  quote: 'quote',
  attachment: 'attachment',
  redirect: 'redirect',
} as const;
