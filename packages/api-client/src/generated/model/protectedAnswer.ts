/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ProtectedAnswerScopesItem } from './protectedAnswerScopesItem';

/**
 * As whom Concordia sees the module that asks.
 */
export interface ProtectedAnswer {
  /** The name of the module. */
  module_name: string;
  scopes: ProtectedAnswerScopesItem[];
  /** When its token ends; `null` for a signed request. */
  expires_at: string | null;
}
