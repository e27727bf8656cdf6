import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { RiskLevelSchema, SegmentNameSchema } from './intelligence.js';
import { FitSchema } from './model-fit.js';

const count = () => z.int().min(0);
const share = () => z.number().min(0).max(1);

const MapPointSchema = z
  .object({
    contactId: IdSchema,
    name: z.string(),
    segment: SegmentNameSchema,
    recency: z.int().min(1).max(5).describe('Score of recency; 2 at most after 90 days of silence.'),
    frequency: z.int().min(1).max(5).describe('Score of frequency.'),
    silenceDays: count().describe('Days since their last message or purchase.'),
    transactionDays: z.int().min(1).describe('Days on which they wrote or bought.'),
    dealValue: z.number().min(0).nullable().describe('Total of all their deals; `null` if there are none.'),
    risk: RiskLevelSchema.nullable(),
  })
  .meta({ id: 'RfmMapPoint' });

const GuardedBoundariesSchema = z
  .object({
    recencyDays: z.array(z.number()).length(4).describe('Days of silence between the scores 5 to 1, ascending.'),
    frequencyDays: z.array(z.number()).length(4).describe('Active days between the scores 1 to 5, ascending.'),
  })
  .meta({ id: 'RfmMapBoundaries' });

export const RfmMapSchema = z
  .object({
    total: count().describe('All customers.'),
    customers: z
      .array(MapPointSchema)
      .describe('All of them, or a random sample of about 2,000 that stays the same from call to call.'),
    isSample: z.boolean(),
    boundaries: GuardedBoundariesSchema.nullable().describe(
      'The boundaries between scores, with the bound of 90 days for whoever counts as recent: a segment follows from these alone. `null` before the first run.',
    ),
    fit: FitSchema,
  })
  .meta({ id: 'RfmMap', description: 'Customers by how recently and how often they were in touch.' });
export type RfmMap = z.infer<typeof RfmMapSchema>;

const StepSchema = z
  .object({
    day: count().describe('Days since their first message or purchase.'),
    share: share(),
    low: share(),
    high: share(),
  })
  .meta({ id: 'RetentionStep' });

export const RetentionSchema = z
  .object({
    curve: z
      .object({
        customers: count(),
        quiet: count().describe('Customers who have been silent for `quietDays` at least once.'),
        quietDays: z.int().min(1).describe('Silence that counts as quiet: the horizon of the churn probabilities.'),
        untilDays: count().describe('End of the curve: until then, at least ten customers were observed. 0 if fewer.'),
        steps: z
          .array(StepSchema)
          .describe('Share not yet quiet from each day on, with its 95% interval. Before the first step it is 1.'),
      })
      .meta({ id: 'RetentionCurve' })
      .nullable()
      .describe('Kaplan–Meier estimate. `null` before the first run.'),
    cohorts: z
      .array(
        z
          .object({
            month: z.string().describe('Month of their first message or purchase, `YYYY-MM` in UTC.'),
            customers: count(),
            active: z
              .array(count())
              .describe('How many wrote or bought in that month, the next one, and so on, up to the last full month.'),
          })
          .meta({ id: 'RetentionCohort' }),
      )
      .describe('The last twelve full months, oldest first, without those in which nobody came.'),
    fit: FitSchema,
  })
  .meta({ id: 'Retention', description: 'How long customers stay in touch.' });
export type Retention = z.infer<typeof RetentionSchema>;
