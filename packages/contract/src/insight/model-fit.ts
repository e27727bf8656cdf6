import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

const count = () => z.int().min(0);
const probability = () => z.number().min(0).max(1);

export const MissingFactSchema = z
  .object({
    what: z
      .enum(['customers', 'returning', 'weeks', 'spenders', 'deals', 'answers', 'outcomes', 'fit', 'spread'])
      .describe(
        'Customers, returning customers, weeks of history, customers who bought twice, deals, messages with replies, outcomes, a first run, or differences between customers.',
      ),
    have: z.number().min(0),
    needed: z.number().min(0),
  })
  .meta({ id: 'MissingFact', description: 'Which data is insufficient, how much there is and how much is needed.' });

export const ModelStateSchema = z.enum(['not_enough_data', 'fitting', 'ready', 'stale', 'failed']).meta({
  id: 'ModelState',
  description: 'Too little history, first fit in progress, fitted, fitted more than two days ago, or last run failed.',
});

export const FitSchema = z
  .object({
    state: ModelStateSchema,
    version: count().nullable().describe('Number of successful runs, from 1.'),
    fittedAt: InstantSchema.nullable(),
    customers: count().describe('Contacts who wrote or bought at least once.'),
    transactionDays: count().describe('Days on which a customer wrote or bought, across all customers.'),
    horizonDays: z.int().min(1).describe('Horizon of the churn probabilities, in days.'),
    missing: z.array(MissingFactSchema).describe('Why figures are missing; empty if none are.'),
  })
  .meta({ id: 'IntelligenceFit', description: 'The data behind the figures.' });
export type Fit = z.infer<typeof FitSchema>;

export const SegmentationRunSchema = z
  .object({
    id: IdSchema,
    startedBy: z.enum(['person', 'schedule', 'import', 'cancellation']),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    stage: z
      .enum(['gathering', 'fitting', 'storing'])
      .nullable()
      .describe('Current stage; `null` before and after the run.'),
    progress: probability().describe('Progress, 0 to 1.'),
    customers: count().nullable().describe('Number of customers processed so far.'),
    failure: z.string().nullable(),
    createdAt: InstantSchema,
    startedAt: InstantSchema.nullable(),
    finishedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'SegmentationRun', description: 'A run that gathers the data and fits every model.' });
export type SegmentationRun = z.infer<typeof SegmentationRunSchema>;

const IntervalSchema = z
  .object({ low: z.number(), high: z.number() })
  .meta({ id: 'ScoreInterval', description: 'The interval that holds the figure with 95% confidence.' });

export const HeldOutSchema = z
  .object({
    measure: z
      .enum(['auc'])
      .describe('The area under the curve: how well the model separates customers who left from those who stayed.'),
    score: probability().nullable().describe('`null` if all customers had the same outcome.'),
    interval: IntervalSchema.nullable().describe('95 % bootstrap interval of the score.'),
    baseline: z.enum(['silence']).describe('Baseline for comparison: ranking by silence alone.'),
    baselineScore: probability().nullable(),
    brier: z.number().min(0).describe('Mean squared error of the displayed probability.'),
    brierInterval: IntervalSchema.nullable(),
    baselineBrier: z
      .number()
      .min(0)
      .describe('Mean squared error of always predicting the overall share of customers who left.'),
    silenceBrier: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Mean squared error of a probability from silence alone; `null` if it could not be learned beforehand.',
      ),
    lead: IntervalSchema.nullable().describe(
      'Interval of the mean squared error of silence alone, less that of the model.',
    ),
    verdict: z
      .enum(['model', 'silence', 'too_few'])
      .describe(
        'Which one is used: the model, because it predicts better than silence alone; silence alone, because it does not; or the model unjudged, because too few left or stayed.',
      ),
    isMiscalibrated: z.boolean().describe('Whether these predictions missed by more than chance.'),
    isRecalibrated: z.boolean().describe('Whether present probabilities are corrected, because held-out ones missed.'),
    calibrationError: probability().describe(
      'Mean distance between predicted and observed shares, in tenths of the customers.',
    ),
    calibration: z
      .array(
        z.object({ customers: count(), predicted: probability(), observed: probability() }).meta({
          id: 'CalibrationBin',
          description: 'Customers with similar probabilities, and the share that left.',
        }),
      )
      .max(10),
    customers: count().describe('Number of held-out customers.'),
    left: count().describe('How many of them were silent for the horizon.'),
    cutoff: z.iso.date().describe('The model was fitted on data from before this day.'),
  })
  .meta({
    id: 'HeldOutScore',
    description: 'How the displayed churn probability did on the newest period, which nothing behind it had seen.',
  });

export const IntelligenceModelSchema = z
  .object({
    id: z.enum(['segments', 'lifetime', 'spend', 'risk', 'intents']),
    method: z.string().describe('Name of the model in the literature.'),
    state: ModelStateSchema,
    version: count().nullable(),
    fittedAt: InstantSchema.nullable(),
    data: z
      .array(z.object({ what: z.string(), count: z.number().min(0) }).meta({ id: 'DataCount' }))
      .describe('How much data the model uses.'),
    parameters: z
      .array(z.object({ name: z.string(), value: z.number() }).meta({ id: 'ModelParameter' }))
      .describe('Fitted parameters; empty before the first fit.'),
    logLikelihood: z.number().nullable(),
    heldOut: HeldOutSchema.nullable(),
    missing: z.array(MissingFactSchema),
    failure: z.string().nullable(),
  })
  .meta({ id: 'IntelligenceModel', description: 'A model: its data, when it was fitted, and how well it performs.' });
export type IntelligenceModel = z.infer<typeof IntelligenceModelSchema>;

export const IntelligenceRegistrySchema = z
  .object({
    fit: FitSchema,
    run: SegmentationRunSchema.nullable().describe('The latest run.'),
    memory: z
      .object({
        customers: count(),
        transactionDays: count(),
        deals: count(),
        outcomes: count().describe('Replies, save offers and customers with a known outcome.'),
      })
      .describe('Data that the models learned from.'),
    models: z.array(IntelligenceModelSchema),
    phases: z
      .array(
        z
          .object({
            id: z.enum(['facts', 'segments', 'lifetime', 'risk', 'value', 'intents', 'offers']),
            state: z.enum(['done', 'running', 'waiting', 'failed']),
            have: count(),
            needed: count(),
          })
          .meta({ id: 'IntelligencePhase' }),
      )
      .describe('Progress through the phases, in order, derived from the state of the models.'),
  })
  .meta({ id: 'IntelligenceRegistry', description: 'The models with their state.' });
export type IntelligenceRegistry = z.infer<typeof IntelligenceRegistrySchema>;
