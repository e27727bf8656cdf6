/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type HubModuleApiOperationsItem = {
  /** In uppercase. */
  method: string;
  path: string;
  /** @nullable */
  operation_id: string | null;
  /** @nullable */
  summary: string | null;
  /**
     * The first tag, if there is one.
     * @nullable
     */
  tag: string | null;
  is_deprecated: boolean;
};
