import { z } from 'zod';

export const ReactionUpdateSchema = z
  .strictObject({ emoji: z.string().min(1).max(40).describe('One emoji, of those that the message names.') })
  .meta({ id: 'ReactionUpdate', description: 'A reaction to a message.', examples: [{ emoji: '👍' }] });

export type ReactionUpdate = z.output<typeof ReactionUpdateSchema>;
