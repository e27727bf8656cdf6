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
    conversionRate: rate.describe('Successes over trials; 0 before the first trial.'),
    confidence: rate.describe('How likely it is the best of all.'),
    trials: count.describe('How many messages have left.'),
    successes: count.describe('Of how many the reader did what the campaign is for, in time.'),
    expectedRate: rate.describe(
      'What is believed of its rate: the mean of its beta distribution, from a uniform prior.',
    ),
    low: rate.describe('With `high`, the 95 % credible interval of its rate.'),
    high: rate,
    share: rate.describe('Its share of the next batch.'),
    complaints: count,
    unsubscribes: count,
    isDropped: z.boolean(),
  })
  .meta({ id: 'ThompsonVariant', description: 'One variant beside the others.' });

export const ThompsonOptimizationSchema = z
  .object({
    campaignId: IdSchema.nullable().describe('The one asked for, else the most active one; `null` when there is none.'),
    campaignName: z.string().nullable(),
    goal: z.enum(GOALS).nullable().describe('What counts as a success.'),
    variants: z.array(ThompsonVariantSchema),
    recommendation: z.object({
      winningVariant: IdSchema.nullable().describe(
        'The variant that is the best so far; `null` before any has been tried.',
      ),
      expectedLift: z
        .number()
        .nullable()
        .describe('Its expected rate over that of the others together, less 1; `null` with one variant.'),
      confidenceLevel: rate.nullable().describe('How likely it is the best of all.'),
      recommendedAction: z
        .enum(['create_campaign', 'start', 'collect', 'continue', 'choose'])
        .describe(
          '`collect`: too few trials for any judgement. `continue`: choosing the leader may still cost something. `choose`: it costs at most a thousandth.',
        ),
    }),
    nextSampleSize: count.describe(
      'How many more trials all variants together need, by the plan of a z-test; 0 when it is decided.',
    ),
    estimatedTimeToSignificance: z
      .number()
      .min(0)
      .nullable()
      .describe('How long that takes at the pace of the last days, in days; `null` where nothing is being sent.'),
  })
  .meta({ id: 'ThompsonOptimization', description: 'Which variant is better, how sure that is, and what to do.' });
export type ThompsonOptimization = z.infer<typeof ThompsonOptimizationSchema>;

export const ThompsonQuerySchema = z.object({
  campaignId: IdSchema.optional().describe('The most active one when left out.'),
});
export type ThompsonQuery = z.output<typeof ThompsonQuerySchema>;

export const OperationSchema = z
  .object({
    id: IdSchema,
    type: z.enum(['campaign', 'inbox_harvester', 'morning_brief', 'import']),
    target: z.string().describe('The name of the campaign or archive; the day of a brief; `inbox`.'),
    status: z.enum(['queued', 'running', 'waiting', 'paused']),
    progress: z.number().min(0).max(1),
  })
  .meta({ id: 'NightShiftOperation', description: 'Work that is under way.' });

export const NightShiftStatusSchema = z
  .object({
    mode: z
      .enum(NIGHT_SHIFT_MODES)
      .describe('`autonomous`: automations may send, within the guardrails. `drafts`: they may write drafts.'),
    guardrails: z.object({
      maxCampaignsPerHour: count.describe('How many campaigns may begin within an hour.'),
      maxBudgetPerCampaign: count.describe(
        'How many messages a campaign may send on a day, at most: the budget of all automations.',
      ),
      allowedChannels: z.array(ChannelSchema).describe('The connected ones.'),
    }),
    safetyChecks: z
      .record(z.string(), z.enum(CHECK_STATES))
      .describe(
        'What is looked at before every message, by name: sending, budget, complaints, unsubscribes, canary, channels, jobs.',
      ),
    currentOperations: z.array(OperationSchema),
    canary: z
      .object({
        campaignId: IdSchema.nullable().describe(
          'Whose plan this is; `null` for what a campaign has unless it says otherwise.',
        ),
        campaignName: z.string().nullable(),
        state: z.enum(CAMPAIGN_STATES).nullable(),
        share: rate.describe('The test group.'),
        rollback: rate.describe('The rollback threshold.'),
        windowHours: z.number().describe('The safety window.'),
        size: count,
        sent: count,
        successes: count,
        complaints: count,
        unsubscribes: count,
        complaintsToStop: count.describe(
          'With how many complaints of so many messages it stops, by the exact binomial tail.',
        ),
        unsubscribesToStop: count,
        waitsUntil: InstantSchema.nullable(),
      })
      .describe('The canary of the most active campaign.'),
  })
  .meta({ id: 'NightShiftStatus', description: 'What runs by itself, and what holds it.' });
export type NightShiftStatus = z.infer<typeof NightShiftStatusSchema>;

export const MarketingDecisionSchema = z
  .object({
    id: IdSchema,
    campaignId: IdSchema,
    campaignName: z.string(),
    kind: z.enum(DECISION_KINDS),
    by: z.enum(['program', 'person']),
    reason: z.string().describe('In a sentence.'),
    figures: z.record(z.string(), z.union([z.number(), z.string()])).describe('What decided.'),
    createdAt: InstantSchema,
  })
  .meta({ id: 'MarketingDecision', description: 'What was decided about a campaign, and why.' });
export type MarketingDecision = z.infer<typeof MarketingDecisionSchema>;

export const DecisionListQuerySchema = pageQuery().extend({ campaignId: IdSchema.optional() });
export type DecisionListQuery = z.output<typeof DecisionListQuerySchema>;
