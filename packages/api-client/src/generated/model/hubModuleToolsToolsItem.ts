/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubModuleToolsToolsItemInputSchema } from './hubModuleToolsToolsItemInputSchema';

export type HubModuleToolsToolsItem = {
  name: string;
  /** @nullable */
  title: string | null;
  /** @nullable */
  description: string | null;
  /** JSON Schema of the tool input. */
  input_schema: HubModuleToolsToolsItemInputSchema;
};
