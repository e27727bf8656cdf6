/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListEligibilityParams = {
/**
 * The account that a message would leave by: each number and page has a reply window and quiet hours of its own. By default any account of a channel.
 */
accountId?: string;
};
