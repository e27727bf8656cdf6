import { DEFAULT_MARGIN } from '@concordia/domain/customers';
import { DEFAULT_HOLDOUT, MOST_HELD_OUT } from '@concordia/domain/experiments';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

export const OFFER_ARMS = ['offered', 'held_out'] as const;

export const OFFER_STATES = ['open', 'accepted', 'declined', 'expired'] as const;

const fields = {
  name: lineOf(120).describe('What the offer is.'),
  value: z.number().min(0.01).max(1e9).describe('Cost of granting the offer, in the deal currency.'),
  windowDays: z.int().min(1).max(365).describe('Days during which purchases count. Then the offer expires.'),
  margin: z
    .number()
    .gt(0)
    .max(1)
    .describe('Share of revenue that stays after the cost of what is sold. 0.4 is assumed until it is set.'),
  holdout: z
    .number()
    .min(0)
    .max(MOST_HELD_OUT)
    .describe(
      'Share of customers who are not made the offer, drawn at random, for comparison. With 0, what it brings back is not known. Customers assigned before keep their group.',
    ),
};

export const SaveOfferSchema = z
  .object({
    id: IdSchema,
    ...fields,
    trials: z.int().min(0).describe('Number of known outcomes.'),
    accepted: z.int().min(0),
    open: z.int().min(0),
    heldOut: z.int().min(0).describe('Number of customers held out for comparison when it could have been made.'),
  })
  .meta({ id: 'SaveOffer', description: 'An offer for customers who are about to leave.' });
export type SaveOffer = z.infer<typeof SaveOfferSchema>;

export const SaveOfferCreateSchema = z
  .strictObject({
    ...fields,
    windowDays: fields.windowDays.default(30),
    margin: fields.margin.default(DEFAULT_MARGIN),
    holdout: fields.holdout.default(DEFAULT_HOLDOUT),
  })
  .meta({ id: 'SaveOfferCreate', examples: [{ name: 'Free delivery for three months', value: 45, windowDays: 30 }] });
export type SaveOfferCreate = z.output<typeof SaveOfferCreateSchema>;

export const SaveOfferUpdateSchema = z
  .strictObject({
    name: fields.name.optional(),
    value: fields.value.optional(),
    windowDays: fields.windowDays.optional(),
    margin: fields.margin.optional(),
    holdout: fields.holdout.optional(),
  })
  .refine((update) => Object.keys(update).length > 0, {
    error: 'at least one of name, value, windowDays, margin, holdout',
  })
  .meta({
    id: 'SaveOfferUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: ' A visit ', value: 99.5, windowDays: 14 }],
  });
export type SaveOfferUpdate = z.output<typeof SaveOfferUpdateSchema>;

export const OfferOutcomeSchema = z
  .object({
    id: IdSchema,
    offerId: IdSchema,
    contactId: IdSchema.nullable().describe('`null` if the contact was erased. The outcome still counts.'),
    contactName: z.string().nullable(),
    state: z.enum(OFFER_STATES),
    decidedBy: z
      .enum(['person', 'rule'])
      .nullable()
      .describe('`rule`: the contact bought more than usual within the window, or the offer expired.'),
    arm: z
      .enum(OFFER_ARMS)
      .nullable()
      .describe(
        '`held_out`: chosen at random for comparison; do not make the offer. `null`: noted with its outcome, or before there was a holdout.',
      ),
    madeAt: InstantSchema,
    endsAt: InstantSchema.describe('When the offer expires.'),
    decidedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'OfferOutcome', description: 'An offer made to a contact, and its outcome.' });
export type OfferOutcome = z.infer<typeof OfferOutcomeSchema>;

export const OfferOutcomeCreateSchema = z
  .strictObject({
    contactId: IdSchema,
    state: z.enum(['open', 'accepted', 'declined']).default('open').describe('The outcome, if already known.'),
  })
  .meta({
    id: 'OfferOutcomeCreate',
    description: 'An offer that was made to a contact.',
    examples: [{ contactId: '01a1f84a-95c0-769c-81d0-079fe3573363', state: 'open' }],
  });
export type OfferOutcomeCreate = z.output<typeof OfferOutcomeCreateSchema>;

export const OfferOutcomeUpdateSchema = z.strictObject({ state: z.enum(['open', 'accepted', 'declined']) }).meta({
  id: 'OfferOutcomeUpdate',
  description: 'The outcome; `open` withdraws an earlier one.',
  examples: [{ state: 'accepted' }],
});
export type OfferOutcomeUpdate = z.output<typeof OfferOutcomeUpdateSchema>;

export const PurchaseSchema = z
  .object({
    id: IdSchema,
    contactId: IdSchema,
    title: z.string().nullable(),
    value: z.number().min(0),
    closedAt: InstantSchema.describe('Time of the purchase.'),
    createdAt: InstantSchema,
  })
  .meta({ id: 'Purchase', description: 'A purchase by a customer: a deal that was won.' });
export type Purchase = z.infer<typeof PurchaseSchema>;

export const PurchaseCreateSchema = z
  .strictObject({
    value: z.number().min(0.01).max(1e12),
    title: lineOf(200).nullable().default(null),
    closedAt: InstantSchema.optional().describe('Defaults to now; must not be in the future.'),
  })
  .meta({ id: 'PurchaseCreate', examples: [{ value: 4800, title: 'Two machines for the new floors' }] });
export type PurchaseCreate = z.output<typeof PurchaseCreateSchema>;
