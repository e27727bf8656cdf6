import { CLOSED_STAGES } from '@concordia/domain';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf, writtenText } from '../common/texts.js';

export const LONGEST_COMPANY = 200;
const MOST_LINKS = 50;

const stageId = () =>
  z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'lowercase letters, digits and hyphens' })
    .describe('A stage of the board: one of `GET /api/deals/board`, such as `new`, or `won` or `lost`.');

const day = () => z.iso.date().meta({ description: 'A calendar date, `YYYY-MM-DD`.', examples: ['2026-12-18'] });
const amount = () => z.number().min(0).max(1e12).describe('In the currency of the workspace.');

export const DealStateSchema = z
  .enum(['open', ...CLOSED_STAGES])
  .meta({ id: 'DealState', description: 'Whether the deal is open, won or lost.' });
export type DealState = z.infer<typeof DealStateSchema>;

export const DealContactSchema = z
  .object({ id: IdSchema, name: z.string(), company: z.string().nullable() })
  .meta({ id: 'DealContact', description: 'The contact of a deal.' });

export const DealSchema = z
  .object({
    id: IdSchema,
    title: z.string().nullable().describe('`null` for a purchase that was recorded without one.'),
    contact: DealContactSchema,
    company: z.string().nullable().describe('The company of the deal, or else that of its contact.'),
    hasOwnCompany: z.boolean().describe('Whether the company is set on the deal itself.'),
    stage: stageId(),
    state: DealStateSchema,
    value: amount(),
    expectedOn: day().nullable().describe('The day on which it is expected to close.'),
    openedAt: InstantSchema,
    closedAt: InstantSchema.nullable().describe('When it was won or lost.'),
    note: z.string().nullable(),
    conversationIds: z.array(IdSchema).describe('The linked conversations, in the order of linking.'),
  })
  .meta({ id: 'Deal', description: 'A deal with a contact. A deal that is won counts as a purchase.' });
export type Deal = z.infer<typeof DealSchema>;

export const DealListQuerySchema = pageQuery().extend({
  state: DealStateSchema.optional(),
  stage: stageId().optional(),
  contactId: IdSchema.optional(),
  conversationId: IdSchema.optional().describe('Only deals that are linked to this conversation.'),
  company: lineOf(LONGEST_COMPANY).optional().describe('Only deals with this company. Ignores case and accents.'),
});
export type DealListQuery = z.output<typeof DealListQuerySchema>;

export const DealStageSchema = z
  .object({ id: stageId(), name: z.string(), state: DealStateSchema })
  .meta({ id: 'DealStage', description: 'A stage that deals go through.' });
export type DealStage = z.infer<typeof DealStageSchema>;

export const DealColumnSchema = z
  .object({
    stage: DealStageSchema,
    count: z.int().min(0),
    value: amount().describe('The sum of their values.'),
    deals: z.array(DealSchema).describe('The first 50: open ones by expected day, closed ones newest first.'),
  })
  .meta({ id: 'DealColumn', description: 'The deals of one stage.' });
export type DealColumn = z.infer<typeof DealColumnSchema>;

export const DealBoardSchema = z
  .object({
    currency: z.string().describe('Currency of the workspace (ISO 4217).'),
    columns: z.array(DealColumnSchema).describe('In the order of the stages; won and lost come last.'),
  })
  .meta({ id: 'DealBoard', description: 'All stages with their deals.' });
export type DealBoard = z.infer<typeof DealBoardSchema>;

const fields = {
  title: lineOf(200),
  contactId: IdSchema,
  company: lineOf(LONGEST_COMPANY).nullable().describe('`null` follows the company of the contact.'),
  stage: stageId(),
  value: amount(),
  expectedOn: day().nullable(),
  note: writtenText(4_000).nullable(),
  closedAt: InstantSchema.describe('When it was won or lost; now if omitted. Must not be in the future.'),
};

export const NewDealSchema = z
  .strictObject({
    title: fields.title,
    contactId: fields.contactId,
    value: fields.value,
    company: fields.company.default(null),
    stage: fields.stage.optional().describe('Defaults to the first stage.'),
    expectedOn: fields.expectedOn.default(null),
    note: fields.note.default(null),
    openedAt: InstantSchema.optional().describe('Defaults to now; must not be in the future.'),
    closedAt: fields.closedAt.optional(),
    conversationIds: z.array(IdSchema).max(MOST_LINKS).default([]).describe('Conversations to link.'),
  })
  .meta({
    id: 'NewDeal',
    description: 'A new deal.',
    examples: [
      {
        title: 'Beans for two offices',
        contactId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
        value: 4800,
        expectedOn: '2026-12-18',
      },
    ],
  });
export type NewDeal = z.output<typeof NewDealSchema>;

export const DealUpdateSchema = z
  .strictObject({
    title: fields.title.optional(),
    contactId: fields.contactId.optional(),
    company: fields.company.optional(),
    stage: fields.stage.optional().describe('`won` and `lost` close the deal; any other stage opens it again.'),
    value: fields.value.optional(),
    expectedOn: fields.expectedOn.optional(),
    note: fields.note.optional(),
    closedAt: fields.closedAt.optional(),
  })
  .refine((update) => Object.keys(update).length > 0, {
    error: 'at least one of title, contactId, company, stage, value, expectedOn, note, closedAt',
  })
  .meta({
    id: 'DealUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ stage: 'won' }],
  });
export type DealUpdate = z.output<typeof DealUpdateSchema>;

export const DealStagesUpdateSchema = z
  .strictObject({
    stages: z
      .array(z.strictObject({ id: stageId(), name: lineOf(60) }))
      .min(1)
      .max(12)
      .refine((stages) => new Set(stages.map(({ id }) => id)).size === stages.length, { error: 'each stage once' })
      .refine((stages) => stages.every(({ id }) => !CLOSED_STAGES.some((closed) => closed === id)), {
        error: 'open stages only: won and lost are always there',
      })
      .describe('The open stages, in order. Replaces the list.'),
  })
  .meta({
    id: 'DealStagesUpdate',
    description: 'The open stages of the workspace.',
    examples: [
      {
        stages: [
          { id: 'new', name: 'New' },
          { id: 'tasting', name: 'Tasting' },
        ],
      },
    ],
  });
export type DealStagesUpdate = z.output<typeof DealStagesUpdateSchema>;
