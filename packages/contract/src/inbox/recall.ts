import { z } from 'zod';
import { InstantSchema } from '../common/schemas.js';

export const SearchModelSchema = z
  .object({
    state: z
      .enum(['none', 'waiting', 'training', 'placing', 'ready', 'cancelled', 'failed'])
      .describe(
        '`none` before the first training; `training` while words are learned, `placing` while messages get their vectors.',
      ),
    progress: z.number().min(0).max(1).describe('Of the current training.'),
    trainedAt: InstantSchema.nullable().describe('When the words were last learned; null if never.'),
    learnedFrom: z.int().min(0).describe('Messages in the workspace when the words were last learned.'),
    messages: z.int().min(0).describe('Messages now, counted up to 2,000,000.'),
    fewest: z.int().min(0).describe('With fewer messages nothing is learned.'),
  })
  .meta({
    id: 'SearchModel',
    description: 'What search by meaning and replies from memory learned from the messages of the workspace.',
  });
export type SearchModel = z.infer<typeof SearchModelSchema>;
