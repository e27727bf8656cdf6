/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface TwitterDiscoveryTest {
  lists?: boolean;
  bookmarks?: boolean;
}
