import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { RetentionDaysSchema } from '../people/erasures.js';

export const WorkspaceSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    ownAddresses: z.array(z.string()).describe('Addresses of the workspace. Messages from them are outbound.'),
    isDemo: z.boolean().describe('Whether the workspace contains the demo data.'),
    retentionDays: z
      .int()
      .nullable()
      .describe('Days to keep messages. Older ones are deleted every night; `null` keeps all.'),
    version: z.string().describe('The version of Concordia.'),
  })
  .meta({ id: 'Workspace', description: 'The workspace of the request.' });

export type Workspace = z.infer<typeof WorkspaceSchema>;

export const WorkspaceUpdateSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional(),
    ownAddresses: z.array(z.email()).max(100).optional().describe('Replaces the whole list.'),
    retentionDays: RetentionDaysSchema.nullable()
      .optional()
      .describe('Days to keep messages; `null` keeps them forever.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, ownAddresses, retentionDays' })
  .meta({
    id: 'WorkspaceUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: 'Fernhill', ownAddresses: ['mara@fernhill.example'] }],
  });
export type WorkspaceUpdate = z.output<typeof WorkspaceUpdateSchema>;
