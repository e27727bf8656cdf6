import { z } from 'zod';
import { IdSchema } from '../../common/schemas.js';

export const WorkspaceSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    ownAddresses: z.array(z.string()).describe('The addresses that are ours: what comes from them is outbound.'),
    isDemo: z.boolean().describe('Filled with the demo world.'),
    version: z.string().describe('The version of the program.'),
  })
  .meta({ id: 'Workspace', description: 'The workspace that the request belongs to.' });

export type Workspace = z.infer<typeof WorkspaceSchema>;

export const WorkspaceUpdateSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional(),
    ownAddresses: z.array(z.email()).max(100).optional().describe('Replaces the whole list.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, ownAddresses' })
  .meta({ id: 'WorkspaceUpdate', description: 'What to change; what is left out stays.' });
export type WorkspaceUpdate = z.output<typeof WorkspaceUpdateSchema>;
