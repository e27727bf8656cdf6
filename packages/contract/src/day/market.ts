import { z } from 'zod';
import { InstantSchema } from '../common/schemas.js';

export const MarketQuoteSchema = z
  .object({
    label: z.string(),
    value: z.number(),
    change: z.number().describe('Against the day before: basis points for `bp`, percent for `pct`.'),
    type: z.enum(['bp', 'pct', 'other']).describe('Yields are `bp`, indices and currencies `pct`.'),
    asOf: InstantSchema.describe('The day that the figure is of.'),
    fetchedAt: InstantSchema.describe('When its source was last read.'),
    isSample: z.boolean().describe('Invented, for the demo.'),
  })
  .meta({ id: 'MarketQuote', description: 'An instrument and how it moved.' });
export type MarketQuote = z.infer<typeof MarketQuoteSchema>;
