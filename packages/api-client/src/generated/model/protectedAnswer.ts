/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ProtectedAnswerScopesItem } from './protectedAnswerScopesItem';

/**
 * The requesting module, as identified by Concordia.
 */
export interface ProtectedAnswer {
  /** The name of the module. */
  module_name: string;
  scopes: ProtectedAnswerScopesItem[];
  /** When the token expires; `null` for a signed request. */
  expires_at: string | null;
}
