import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';

const count = () => z.int().min(0);
const probability = () => z.number().min(0).max(1);

export const MissingFactSchema = z
  .object({
    what: z
      .enum(['customers', 'returning', 'weeks', 'spenders', 'deals', 'answers', 'outcomes', 'fit', 'spread'])
      .describe(
        'Customers, customers who came back, weeks of history, customers who bought twice, deals, answered messages, outcomes, a first run, or differences between customers.',
      ),
    have: z.number().min(0),
    needed: z.number().min(0),
  })
  .meta({ id: 'MissingFact', description: 'What there is too little of, how much there is and how much is needed.' });

export const ModelStateSchema = z.enum(['not_enough_data', 'fitting', 'ready', 'stale', 'failed']).meta({
  id: 'ModelState',
  description:
    'Too little history, a run is under way and nothing was fitted before, fitted, fitted more than two days ago, or the last run failed.',
});

export const FitSchema = z
  .object({
    state: ModelStateSchema,
    version: count().nullable().describe('Counts the runs that ended well, from 1.'),
    fittedAt: InstantSchema.nullable(),
    customers: count().describe('Contacts that wrote or bought at least once.'),
    transactionDays: count().describe('Days on which a customer wrote or bought, over all customers.'),
    horizonDays: z.int().min(1).describe('How far ahead churn probabilities look.'),
    missing: z.array(MissingFactSchema).describe('Why figures are missing; empty when none are.'),
  })
  .meta({ id: 'IntelligenceFit', description: 'On what the figures rest.' });
export type Fit = z.infer<typeof FitSchema>;

export const SegmentationRunSchema = z
  .object({
    id: IdSchema,
    startedBy: z.enum(['person', 'schedule', 'import']),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    stage: z
      .enum(['gathering', 'fitting', 'storing'])
      .nullable()
      .describe('What it is doing; `null` before and after.'),
    progress: probability().describe('0 to 1.'),
    customers: count().nullable().describe('How many customers it has seen so far.'),
    failure: z.string().nullable(),
    createdAt: InstantSchema,
    startedAt: InstantSchema.nullable(),
    finishedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'SegmentationRun', description: 'One gathering of facts and fit of every model.' });
export type SegmentationRun = z.infer<typeof SegmentationRunSchema>;

export const HeldOutSchema = z
  .object({
    measure: z
      .enum(['auc'])
      .describe('The area under the curve: how well customers who left were told from those who stayed.'),
    score: probability().nullable().describe('`null` where all did the same.'),
    baseline: z.enum(['silence']).describe('What it is compared with: ranking by silence alone.'),
    baselineScore: probability().nullable(),
    brier: z.number().min(0).describe('The mean squared error of the probability.'),
    baselineBrier: z.number().min(0).describe('That of always saying the share that left.'),
    customers: count().describe('How many customers were held out.'),
    cutoff: z.iso.date().describe('It was fitted on what was before this day.'),
  })
  .meta({ id: 'HeldOutScore', description: 'What the model said about a time that it had not seen.' });

export const IntelligenceModelSchema = z
  .object({
    id: z.enum(['segments', 'lifetime', 'spend', 'risk', 'intents']),
    method: z.string().describe('The model, as the literature calls it.'),
    state: ModelStateSchema,
    version: count().nullable(),
    fittedAt: InstantSchema.nullable(),
    data: z
      .array(z.object({ what: z.string(), count: z.number().min(0) }).meta({ id: 'DataCount' }))
      .describe('On how much of what it rests.'),
    parameters: z
      .array(z.object({ name: z.string(), value: z.number() }).meta({ id: 'ModelParameter' }))
      .describe('As fitted; empty before.'),
    logLikelihood: z.number().nullable(),
    heldOut: HeldOutSchema.nullable(),
    missing: z.array(MissingFactSchema),
    failure: z.string().nullable(),
  })
  .meta({ id: 'IntelligenceModel', description: 'A model: what it rests on, when it was fitted, how well it does.' });
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
        outcomes: count().describe('Answers, save offers and departures whose end is known.'),
      })
      .describe('What the models remember.'),
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
      .describe('What is done of what there is to do, in its order; read off the state of the models.'),
  })
  .meta({ id: 'IntelligenceRegistry', description: 'Every model with its state.' });
export type IntelligenceRegistry = z.infer<typeof IntelligenceRegistrySchema>;
