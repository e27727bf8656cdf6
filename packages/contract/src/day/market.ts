import { z } from 'zod';
import { InstantSchema } from '../common/schemas.js';

export const MarketQuoteSchema = z
  .object({
    label: z.string(),
    value: z.number(),
    change: z.number().describe('Change from the previous day: basis points for `bp`, percent for `pct`.'),
    type: z.enum(['bp', 'pct', 'other']).describe('`bp` for yields, `pct` for indices and currencies.'),
    asOf: InstantSchema.describe('The day of the figure.'),
    fetchedAt: InstantSchema.describe('When its source was last read.'),
    isSample: z.boolean().describe('Sample data for the demo.'),
  })
  .meta({ id: 'MarketQuote', description: 'A market instrument and its change.' });
export type MarketQuote = z.infer<typeof MarketQuoteSchema>;
