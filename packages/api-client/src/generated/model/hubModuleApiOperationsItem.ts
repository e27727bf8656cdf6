/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HubModuleApiOperationsItem = {
  /** In capitals. */
  method: string;
  path: string;
  /** @nullable */
  operation_id: string | null;
  /** @nullable */
  summary: string | null;
  /**
     * The first one, where it has any.
     * @nullable
     */
  tag: string | null;
  is_deprecated: boolean;
};
