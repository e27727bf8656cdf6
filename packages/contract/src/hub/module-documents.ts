import { z } from 'zod';
import { InstantSchema } from '../common/schemas.js';

export const ModuleApiContentSchema = z.object({
  title: z.string(),
  version: z.string(),
  openapi: z.string().describe('The OpenAPI or Swagger version of the document.'),
  is_valid: z.boolean(),
  problems: z
    .array(z.object({ path: z.string().describe('Location in the document: a JSON pointer.'), message: z.string() }))
    .describe('Problems in the document; at most 50 are listed.'),
  operations: z
    .array(
      z.object({
        method: z.string().describe('In uppercase.'),
        path: z.string(),
        operation_id: z.string().nullable(),
        summary: z.string().nullable(),
        tag: z.string().nullable().describe('The first tag, if there is one.'),
        is_deprecated: z.boolean(),
      }),
    )
    .describe('In document order; at most 1,000 are listed.'),
});
export type ModuleApiContent = z.infer<typeof ModuleApiContentSchema>;

export const ModuleApiSchema = ModuleApiContentSchema.extend({ fetched_at: InstantSchema }).meta({
  id: 'HubModuleApi',
  description: "A module's OpenAPI document as last fetched. All content comes from the module: text, never markup.",
});
export type ModuleApi = z.infer<typeof ModuleApiSchema>;

export const ModuleToolsContentSchema = z.object({
  server_name: z.string().nullable().describe('Name that the server reports.'),
  server_version: z.string().nullable(),
  tools: z
    .array(
      z.object({
        name: z.string(),
        title: z.string().nullable(),
        description: z.string().nullable(),
        input_schema: z.record(z.string(), z.unknown()).describe('JSON Schema of the tool input.'),
      }),
    )
    .describe('At most 100.'),
});
export type ModuleToolsContent = z.infer<typeof ModuleToolsContentSchema>;

export const ModuleToolsSchema = ModuleToolsContentSchema.extend({ fetched_at: InstantSchema }).meta({
  id: 'HubModuleTools',
  description:
    "The tools that a module offers over the Model Context Protocol, in the module's own words: text, never markup.",
});
export type ModuleTools = z.infer<typeof ModuleToolsSchema>;
