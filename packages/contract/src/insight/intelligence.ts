import { byRiskLevel, bySegment, RFM_SEGMENTS, RISK_FACTORS, RISK_LEVELS } from '@concordia/domain/customers';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { FitSchema } from './model-fit.js';

const count = () => z.int().min(0);
const probability = () => z.number().min(0).max(1);
const score = () => z.int().min(1).max(5);
const meanScore = () => z.number().min(1).max(5).nullable();
const money = () => z.number().min(0).describe('In the currency of the deals.');

export const SegmentNameSchema = z
  .enum(RFM_SEGMENTS)
  .meta({ id: 'SegmentName', description: 'One of eight segments.' });
export const RiskLevelSchema = z
  .enum(RISK_LEVELS)
  .meta({ id: 'RiskLevel', description: 'High from a churn probability of 70%, medium from 40%.' });
export const MonetaryBasisSchema = z.enum(['deal_value', 'engagement']).meta({
  id: 'MonetaryBasis',
  description: 'Basis of the monetary score: deals if there are any, otherwise weighted engagement.',
});

const SegmentSchema = z
  .object({
    count: count(),
    characteristics: z.array(z.string()).describe('Shared characteristics of these customers, with their own figures.'),
    medianDealValue: z
      .number()
      .min(0)
      .nullable()
      .describe('Median total paid by those who bought, in the workspace currency.'),
    recommendedActions: z.array(z.string()),
  })
  .meta({ id: 'CustomerSegment' });

const BoundariesSchema = z
  .array(z.number())
  .length(4)
  .describe('Boundaries between the scores 1 to 5, ascending.')
  .meta({ id: 'ScoreBoundaries' });

export const RfmAnalysisSchema = z
  .object({
    totalCustomers: count(),
    averageScores: z
      .object({ overall: meanScore(), recency: meanScore(), frequency: meanScore(), monetary: meanScore() })
      .describe('Each out of 5; `null` before the first run.'),
    engagementMetrics: z.object({
      averageEngagementScore: probability().nullable(),
      highEngagement: count().describe('Number of customers with a score of at least one half.'),
    }),
    segments: z.object(bySegment(() => SegmentSchema)),
    averageSum: z.number().min(3).max(15).nullable().describe('Mean of R + F + M, 3 to 15.'),
    bestShare: probability()
      .nullable()
      .describe('Share of champions, loyal customers, potential loyalists and new customers.'),
    engagedShare: probability()
      .nullable()
      .describe('Share of customers who wrote, or read one of our messages, in the last seven days.'),
    monetaryBasis: z
      .object({ deal_value: count(), engagement: count() })
      .describe('Number of customers by basis of the monetary score.'),
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
  .meta({ id: 'RfmAnalysis', description: 'Customers by recency, frequency and monetary value.' });
export type RfmAnalysis = z.infer<typeof RfmAnalysisSchema>;

export const FactorShareSchema = z
  .object({
    factor: z.enum(RISK_FACTORS),
    contribution: probability().describe(
      'How much lower the probability would be if this factor were normal. Contributions do not add up.',
    ),
  })
  .meta({ id: 'RiskFactorShare' });

export const RiskGroupSchema = z
  .object({
    percentage: z.number().min(0).max(100),
    count: count(),
    averageChurnProbability: probability()
      .nullable()
      .describe('Mean probability of no contact within the horizon; the group comes from it.'),
    averageHasLeft: probability()
      .nullable()
      .describe('Mean probability that they have left already: 1 - P(alive). Customers who stay may be quiet, too.'),
    predictedTimeToChurn: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Median days of further silence until the churn probability makes a high risk; 0 at high risk, `null` if most do not reach it within ten years.',
      ),
    topRiskFactors: z.array(z.string()).describe('Risk factors of the group in plain language, strongest first.'),
    factors: z.array(FactorShareSchema).describe('The same factors as figures: means over the group.'),
  })
  .meta({ id: 'RiskGroup' });

export const HoldoutComparisonSchema = z
  .object({
    offered: count().describe('Customers with an offer whose window has ended.'),
    heldOut: count().describe('Customers held out whose window has ended.'),
    needed: count().describe('Customers needed in each group.'),
    effect: z
      .object({ mean: z.number(), low: z.number(), high: z.number() })
      .meta({ id: 'HoldoutEffect' })
      .nullable()
      .describe(
        'Earned per customer in the window, beyond the holdout, with a 95 % interval that holds at every look. `null` before enough windows have ended.',
      ),
  })
  .meta({ id: 'HoldoutComparison', description: 'Customers with an offer against those held out at random.' });

export const OfferStandingSchema = z
  .object({
    offerId: IdSchema,
    name: z.string(),
    value: money().describe('Cost of granting the offer, in the deal currency.'),
    successRate: probability().describe(
      'Mean of the Beta posterior over its own outcomes; one half if it was never made.',
    ),
    interval: z.array(probability()).length(2).describe('95% interval of the rate.'),
    trials: count().describe('Number of known outcomes.'),
    accepted: count(),
    open: count().describe('Number of offers made that have no outcome and have not expired.'),
    avgOrderValue: money()
      .nullable()
      .describe('Mean deal value of customers at high risk, otherwise of all customers; `null` without deals.'),
    heldOut: count().describe('Number of customers held out for comparison.'),
    margin: z.number().describe('Share of revenue that stays.'),
    holdout: probability().describe('Share of customers held out.'),
    comparison: HoldoutComparisonSchema,
    estimatedROI: z
      .number()
      .nullable()
      .describe(
        '(margin · effect - value) / value; `null` until the holdout shows the effect, and with nobody held out.',
      ),
    roiInterval: z.array(z.number()).length(2).nullable().describe('95 % interval of the return.'),
  })
  .meta({ id: 'OfferStanding' });

export const ChurnBasisSchema = z
  .object({
    uses: z
      .enum(['model', 'silence'])
      .describe('The lifetime model, or silence alone where the model did not predict better.'),
    isJudged: z.boolean().describe('Whether enough customers left and stayed in the newest period to compare the two.'),
    isRecalibrated: z.boolean().describe('Whether probabilities are corrected, because held-out ones missed.'),
    isMiscalibrated: z
      .boolean()
      .describe('Whether held-out probabilities missed by more than chance, and too few left to correct them.'),
    leavingPrior: z
      .boolean()
      .describe('Whether an assumption decides how much customers differ in leaving, because too few left.'),
    cancellationPrior: z
      .boolean()
      .describe('Whether the weight of a stated cancellation is an assumption: it multiplies the odds by 4.5.'),
  })
  .meta({ id: 'ChurnBasis', description: 'What the churn probabilities rest on.' });

export const ChurnPredictionSchema = z
  .object({
    churnRisk: z.object(byRiskLevel(() => RiskGroupSchema)),
    saveOffers: z.object({ highRisk: z.array(OfferStandingSchema).describe('By return, highest first.') }),
    automation: z
      .object({
        currentlySavedCustomers: count(),
        monthlyPreventedChurn: count(),
        comparison: HoldoutComparisonSchema.describe('All offers together.'),
      })
      .describe(
        'Customers who accepted a save offer: those not at high risk now, and those who accepted one in the last 30 days. Whether offers kept anybody is what `comparison` says.',
      ),
    learnedFrom: count().describe(
      'Number of customers with a known outcome from whom the signal weights were learned.',
    ),
    basis: ChurnBasisSchema.nullable().describe('`null` before the first run.'),
    fit: FitSchema,
  })
  .meta({ id: 'ChurnPrediction', description: 'Customers at risk of leaving, why, and what kept others.' });
export type ChurnPrediction = z.infer<typeof ChurnPredictionSchema>;

export const CUSTOMER_SORTS = ['risk', 'value', 'recency', 'engagement'] as const;

export const CustomerListQuerySchema = pageQuery(50).extend({
  segment: SegmentNameSchema.optional(),
  risk: RiskLevelSchema.optional(),
  sort: z
    .enum(CUSTOMER_SORTS)
    .default('risk')
    .describe(
      '`risk`: highest churn probability first. `value`: highest expected value first. `recency`: most recent contact first. `engagement`: most engaged first.',
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
  firstDay: z.iso.date().describe('Date of their first message or purchase.'),
  lastDay: z.iso.date(),
  transactionDays: z.int().min(1),
  silenceDays: count(),
  cancelledDay: z.iso
    .date()
    .nullable()
    .describe('Date of the last of their newest five messages that says that they are leaving; `null` if none does.'),
  usualGapDays: z
    .number()
    .min(0)
    .describe('Their mean gap, in days; with only one transaction day, the mean gap of all customers.')
    .nullable(),
  alive: probability().nullable().describe('P(alive): probability that they are still a customer.'),
  churnProbability: probability().nullable().describe('Probability of no contact from them within the horizon.'),
  risk: RiskLevelSchema.nullable(),
  predictedDays: z
    .number()
    .min(0)
    .nullable()
    .describe(
      'Days of further silence until the churn probability makes a high risk; 0 if it does, `null` if not within ten years.',
    ),
  dealValue: money().nullable().describe('Total of all their deals; `null` if there are none.'),
  expectedValue: money()
    .nullable()
    .describe('Expected revenue within the horizon; `null` if the spending model could not be fitted.'),
  engagement: probability(),
  factors: z.array(FactorShareSchema).describe('Largest first.'),
};

export const CustomerStandingSchema = z
  .object(customer)
  .meta({ id: 'CustomerStanding', description: 'A customer as scored by the models.' });
export type CustomerStanding = z.infer<typeof CustomerStandingSchema>;

export const CustomerDetailSchema = z
  .object({
    ...customer,
    why: z.array(
      z
        .object({
          factor: z.enum(RISK_FACTORS),
          contribution: probability(),
          text: z.string().describe('With the figures: “Silent for 42 days; usually in touch every 9.”'),
        })
        .meta({ id: 'RiskReason' }),
    ),
    signals: z
      .object({
        earlierDays: count().describe('Transaction days in the first half of their history.'),
        laterDays: count().describe('Transaction days in the second half of their history.'),
        negativity: probability().describe('Mean negativity of their newest messages, 0 to 1.'),
        unanswered: count().describe('Number of messages from them since our last one.'),
        bounces: count().describe('Number of our messages that bounced.'),
        cancellations: count().describe('How many of their newest five messages say that they are leaving.'),
      })
      .describe('Signals measured when the models were fitted.'),
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
  .meta({ id: 'CustomerDetail', description: 'A customer and their risk factors.' });
export type CustomerDetail = z.infer<typeof CustomerDetailSchema>;
