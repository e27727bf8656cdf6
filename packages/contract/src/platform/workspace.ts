import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { RetentionDaysSchema } from '../people/erasures.js';

export const WorkspaceSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    ownAddresses: z.array(z.string()).describe('The addresses that are ours: what comes from them is outbound.'),
    isDemo: z.boolean().describe('Filled with the demo world.'),
    retentionDays: z
      .int()
      .nullable()
      .describe('Messages that are older are removed every night; `null` keeps them all.'),
    version: z.string().describe('The version of the program.'),
  })
  .meta({ id: 'Workspace', description: 'The workspace that the request belongs to.' });

export type Workspace = z.infer<typeof WorkspaceSchema>;

export const WorkspaceUpdateSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional(),
    ownAddresses: z.array(z.email()).max(100).optional().describe('Replaces the whole list.'),
    retentionDays: RetentionDaysSchema.nullable().optional().describe('How long messages are kept; `null` for ever.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, ownAddresses, retentionDays' })
  .meta({
    id: 'WorkspaceUpdate',
    description: 'What to change; what is left out stays.',
    examples: [{ name: 'Fernhill', ownAddresses: ['mara@fernhill.example'] }],
  });
export type WorkspaceUpdate = z.output<typeof WorkspaceUpdateSchema>;
