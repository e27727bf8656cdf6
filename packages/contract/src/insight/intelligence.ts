import { byRiskLevel, bySegment, RFM_SEGMENTS, RISK_FACTORS, RISK_LEVELS } from '@concordia/domain/customers';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { FitSchema } from './model-fit.js';

const count = () => z.int().min(0);
const probability = () => z.number().min(0).max(1);
const score = () => z.int().min(1).max(5);
const meanScore = () => z.number().min(1).max(5).nullable();
const money = () => z.number().min(0).describe('In the currency in which deals are written down.');

export const SegmentNameSchema = z
  .enum(RFM_SEGMENTS)
  .meta({ id: 'SegmentName', description: 'One of eight segments.' });
export const RiskLevelSchema = z
  .enum(RISK_LEVELS)
  .meta({ id: 'RiskLevel', description: 'High from a churn probability of 70 % on, medium from 40 %.' });
export const MonetaryBasisSchema = z.enum(['deal_value', 'engagement']).meta({
  id: 'MonetaryBasis',
  description: 'What the monetary score is made of: deals where there are any, else weighted engagement.',
});

const SegmentSchema = z
  .object({
    count: count(),
    characteristics: z.array(z.string()).describe('What they have in common, with their own figures.'),
    medianDealValue: z
      .number()
      .min(0)
      .nullable()
      .describe('What those who bought paid so far, in the currency of the workspace.'),
    recommendedActions: z.array(z.string()),
  })
  .meta({ id: 'CustomerSegment' });

const BoundariesSchema = z
  .array(z.number())
  .length(4)
  .describe('The values between the scores 1 to 5, ascending.')
  .meta({ id: 'ScoreBoundaries' });

export const RfmAnalysisSchema = z
  .object({
    totalCustomers: count(),
    averageScores: z
      .object({ overall: meanScore(), recency: meanScore(), frequency: meanScore(), monetary: meanScore() })
      .describe('Each out of 5; `null` before the first run.'),
    engagementMetrics: z.object({
      averageEngagementScore: probability().nullable(),
      highEngagement: count().describe('Customers whose score is at least one half.'),
    }),
    segments: z.object(bySegment(() => SegmentSchema)),
    averageSum: z.number().min(3).max(15).nullable().describe('The mean of R + F + M, 3 to 15.'),
    engagedShare: probability()
      .nullable()
      .describe('The share of customers that wrote, or read something of ours, in the last seven days.'),
    monetaryBasis: z
      .object({ deal_value: count(), engagement: count() })
      .describe('How many customers’ monetary score is made of which.'),
    boundaries: z
      .object({
        recencyDays: BoundariesSchema,
        frequencyDays: BoundariesSchema,
        dealValue: BoundariesSchema.nullable(),
        engagement: BoundariesSchema.nullable(),
      })
      .nullable(),
    fit: FitSchema,
  })
  .meta({ id: 'RfmAnalysis', description: 'Who the customers are, by recency, frequency and money.' });
export type RfmAnalysis = z.infer<typeof RfmAnalysisSchema>;

export const FactorShareSchema = z
  .object({
    factor: z.enum(RISK_FACTORS),
    contribution: probability().describe(
      'What the probability would lose if this one thing were as usual. Contributions do not add up.',
    ),
  })
  .meta({ id: 'RiskFactorShare' });

export const RiskGroupSchema = z
  .object({
    percentage: z.number().min(0).max(100),
    count: count(),
    averageChurnProbability: probability().nullable(),
    predictedTimeToChurn: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'The median of the days until the chance that they are still customers falls under one half; `null` where it never does.',
      ),
    topRiskFactors: z.array(z.string()).describe('In words, what moves the group most first.'),
    factors: z.array(FactorShareSchema).describe('The same as figures: means over the group.'),
  })
  .meta({ id: 'RiskGroup' });

export const OfferStandingSchema = z
  .object({
    offerId: IdSchema,
    name: z.string(),
    value: money().describe('What giving it costs, in the currency of deals.'),
    successRate: probability().describe(
      'The mean of the Beta posterior over its own outcomes; one half when it was never made.',
    ),
    interval: z.array(probability()).length(2).describe('Where the rate is with 95 %.'),
    trials: count().describe('Outcomes that are known.'),
    accepted: count(),
    open: count().describe('Made, and neither answered nor run out.'),
    avgOrderValue: money()
      .nullable()
      .describe('The mean value of the deals of customers at high risk, else of all; `null` without deals.'),
    estimatedROI: z
      .number()
      .nullable()
      .describe('(successRate · avgOrderValue - value) / value: what one more order returns; `null` without deals.'),
  })
  .meta({ id: 'OfferStanding' });

export const ChurnPredictionSchema = z
  .object({
    churnRisk: z.object(byRiskLevel(() => RiskGroupSchema)),
    saveOffers: z.object({ highRisk: z.array(OfferStandingSchema).describe('By what they return, the best first.') }),
    automation: z
      .object({
        currentlySavedCustomers: count(),
        monthlyPreventedChurn: count(),
      })
      .describe(
        'Customers who took a save offer and are not at high risk now, and those who took one in the last 30 days. Only what happened is counted.',
      ),
    learnedFrom: count().describe('Customers whose end is known, from whom the weights of the signals were learned.'),
    fit: FitSchema,
  })
  .meta({ id: 'ChurnPrediction', description: 'Who is about to leave, why, and what has kept others.' });
export type ChurnPrediction = z.infer<typeof ChurnPredictionSchema>;

export const CUSTOMER_SORTS = ['risk', 'value', 'recency', 'engagement'] as const;

export const CustomerListQuerySchema = pageQuery(50).extend({
  segment: SegmentNameSchema.optional(),
  risk: RiskLevelSchema.optional(),
  sort: z
    .enum(CUSTOMER_SORTS)
    .default('risk')
    .describe(
      '`risk`: the largest churn probability first. `value`: the largest expected value. `recency`: heard of last. `engagement`: the most engaged.',
    ),
});
export type CustomerListQuery = z.output<typeof CustomerListQuerySchema>;

const customer = {
  contactId: IdSchema,
  name: z.string(),
  company: z.string().nullable(),
  segment: SegmentNameSchema,
  recency: score(),
  frequency: score(),
  monetary: score(),
  monetaryBasis: MonetaryBasisSchema,
  firstDay: z.iso.date().describe('The first day on which they wrote or bought.'),
  lastDay: z.iso.date(),
  transactionDays: z.int().min(1),
  silenceDays: count(),
  usualGapDays: z
    .number()
    .min(0)
    .describe('Their own mean gap; that of all customers for somebody who came once.')
    .nullable(),
  alive: probability().nullable().describe('P(alive): how likely they still are a customer.'),
  churnProbability: probability().nullable().describe('How likely nothing is heard of them over the horizon.'),
  risk: RiskLevelSchema.nullable(),
  predictedDays: z
    .number()
    .min(0)
    .nullable()
    .describe('Days until P(alive) falls under one half; 0 when it has, `null` when it never does.'),
  dealValue: money().nullable().describe('Of all their deals; `null` without any.'),
  expectedValue: money()
    .nullable()
    .describe('What they will bring over the horizon, on average; `null` where spending could not be fitted.'),
  engagement: probability(),
  factors: z.array(FactorShareSchema).describe('The largest first.'),
};

export const CustomerStandingSchema = z
  .object(customer)
  .meta({ id: 'CustomerStanding', description: 'One customer as the models see them.' });
export type CustomerStanding = z.infer<typeof CustomerStandingSchema>;

export const CustomerDetailSchema = z
  .object({
    ...customer,
    why: z.array(
      z
        .object({
          factor: z.enum(RISK_FACTORS),
          contribution: probability(),
          text: z.string().describe('With the figures: “Silent for 42 days; usually heard of every 9.”'),
        })
        .meta({ id: 'RiskReason' }),
    ),
    signals: z
      .object({
        earlierDays: count().describe('Transaction days in the first half of their time.'),
        laterDays: count().describe('And in the second.'),
        negativity: probability().describe('The mean of what was negative in their newest messages, 0 to 1.'),
        unanswered: count().describe('Messages since we wrote last.'),
        bounces: count().describe('Messages of ours that came back.'),
      })
      .describe('What was seen at the fit.'),
    offers: z
      .array(
        z
          .object({
            outcomeId: IdSchema,
            offerId: IdSchema,
            name: z.string(),
            state: z.enum(['open', 'accepted', 'declined', 'expired']),
            madeAt: InstantSchema,
          })
          .meta({ id: 'OfferToCustomer' }),
      )
      .describe('Save offers made to them, newest first.'),
    fit: FitSchema,
  })
  .meta({ id: 'CustomerDetail', description: 'One customer with what moves their risk.' });
export type CustomerDetail = z.infer<typeof CustomerDetailSchema>;
