import { CAMPAIGN_STATES, CHECK_STATES, DECISION_KINDS, GOALS, NIGHT_SHIFT_MODES } from '@concordia/domain/campaigns';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

const rate = z.number().min(0).max(1);
const count = z.int().min(0);

export const ThompsonVariantSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    conversionRate: rate.describe('Successes divided by trials; 0 before the first trial.'),
    confidence: rate
      .nullable()
      .describe('Probability that it is the best variant; `null` until one surely beats the others.'),
    trials: count.describe('Number of messages sent.'),
    successes: count.describe('Number of messages whose reader met the campaign goal in time.'),
    expectedRate: rate.describe('Expected rate: the mean of its beta distribution, from a uniform prior.'),
    low: rate.describe('Lower bound of the 95% credible interval of its rate; `high` is the upper bound.'),
    high: rate,
    share: rate.describe('Its share of the next batch.'),
    complaints: count,
    unsubscribes: count,
    isDropped: z.boolean(),
  })
  .meta({ id: 'ThompsonVariant', description: 'One variant compared with the others.' });

export const ThompsonOptimizationSchema = z
  .object({
    campaignId: IdSchema.nullable().describe(
      'The requested campaign, or the most active one; `null` if there is none.',
    ),
    campaignName: z.string().nullable(),
    goal: z.enum(GOALS).nullable().describe('What counts as a success.'),
    variants: z.array(ThompsonVariantSchema),
    recommendation: z.object({
      winningVariant: IdSchema.nullable().describe('The variant that surely beats the others; `null` until then.'),
      expectedLift: z
        .number()
        .nullable()
        .describe('Its rate divided by that of the next best, minus 1; `null` until there is a winner.'),
      liftInterval: z
        .object({ low: z.number(), high: z.number() })
        .nullable()
        .describe('95% confidence sequence of the lift: it holds at every look together.'),
      confidenceLevel: rate.nullable().describe('1 minus the always-valid p-value; `null` until there is a winner.'),
      recommendedAction: z
        .enum(['create_campaign', 'start', 'collect', 'continue', 'choose'])
        .describe(
          '`collect`: too few trials or successes to compare. `continue`: no variant surely beats the others. `choose`: one does.',
        ),
    }),
    nextSampleSize: count.describe(
      'Number of additional trials needed across all variants, if the rates are what they seem; 0 once decided.',
    ),
    estimatedTimeToSignificance: z
      .number()
      .min(0)
      .nullable()
      .describe('Days needed for these trials at the recent pace; `null` if nothing is being sent.'),
  })
  .meta({
    id: 'ThompsonOptimization',
    description: 'Which variant is better, how certain that is, and what to do next.',
  });
export type ThompsonOptimization = z.infer<typeof ThompsonOptimizationSchema>;

export const ThompsonQuerySchema = z.object({
  campaignId: IdSchema.optional().describe('Defaults to the most active campaign.'),
});
export type ThompsonQuery = z.output<typeof ThompsonQuerySchema>;

export const OperationSchema = z
  .object({
    id: IdSchema,
    type: z.enum(['campaign', 'inbox_harvester', 'morning_brief', 'import']),
    target: z.string().describe('Name of the campaign or archive, day of a brief, or `inbox`.'),
    status: z.enum(['queued', 'running', 'waiting', 'paused']),
    progress: z.number().min(0).max(1),
  })
  .meta({ id: 'NightShiftOperation', description: 'An operation in progress.' });

export const NightShiftStatusSchema = z
  .object({
    mode: z
      .enum(NIGHT_SHIFT_MODES)
      .describe('`autonomous`: automations may send, within the guardrails. `drafts`: they may write drafts.'),
    guardrails: z.object({
      maxCampaignsPerHour: count.describe('Maximum number of campaigns that may start within an hour.'),
      maxBudgetPerCampaign: count.describe(
        'Maximum number of messages a campaign may send per day: the budget of all automations.',
      ),
      allowedChannels: z.array(ChannelSchema).describe('Connected channels.'),
    }),
    safetyChecks: z
      .record(z.string(), z.enum(CHECK_STATES))
      .describe(
        'Checks before every message, by name: sending, budget, complaints, unsubscribes, canary, channels, jobs.',
      ),
    currentOperations: z.array(OperationSchema),
    canary: z
      .object({
        campaignId: IdSchema.nullable().describe(
          'The campaign that this plan belongs to; `null` for the default plan.',
        ),
        campaignName: z.string().nullable(),
        state: z.enum(CAMPAIGN_STATES).nullable(),
        share: rate.describe('Share of the audience in the test group.'),
        rollback: rate.describe('The rollback threshold.'),
        windowHours: z.number().describe('The safety window, in hours.'),
        size: count,
        sent: count,
        successes: count,
        complaints: count,
        unsubscribes: count,
        complaintsToStop: count.describe(
          'Number of complaints at which sending stops for this many messages, by the exact binomial tail.',
        ),
        unsubscribesToStop: count,
        waitsUntil: InstantSchema.nullable(),
      })
      .describe('The canary of the most active campaign.'),
  })
  .meta({ id: 'NightShiftStatus', description: 'Status of the automations and their guardrails.' });
export type NightShiftStatus = z.infer<typeof NightShiftStatusSchema>;

export const MarketingDecisionSchema = z
  .object({
    id: IdSchema,
    campaignId: IdSchema,
    campaignName: z.string(),
    kind: z.enum(DECISION_KINDS),
    by: z.enum(['program', 'person']),
    reason: z.string().describe('The reason, in one sentence.'),
    figures: z.record(z.string(), z.union([z.number(), z.string()])).describe('The figures behind the decision.'),
    createdAt: InstantSchema,
  })
  .meta({ id: 'MarketingDecision', description: 'What was decided about a campaign, and why.' });
export type MarketingDecision = z.infer<typeof MarketingDecisionSchema>;

export const DecisionListQuerySchema = pageQuery().extend({ campaignId: IdSchema.optional() });
export type DecisionListQuery = z.output<typeof DecisionListQuerySchema>;
