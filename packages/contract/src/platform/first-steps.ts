import { isCurrency } from '@concordia/domain';
import { z } from 'zod';
import { InstantSchema, TimeZoneSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';

/** In the order in which they are shown. */
export const FIRST_STEPS = ['messages', 'channel', 'reply', 'view'] as const;

export const FirstStepSchema = z.object({
  step: z
    .enum(FIRST_STEPS)
    .describe(
      '`messages`: an import or a mailbox was read. `channel`: a channel is connected. `reply`: a person’s reply was sent. `view`: a view is saved.',
    ),
  doneAt: InstantSchema.nullable().describe(
    'When it was first done, as far as the workspace still knows; `null` for open steps.',
  ),
});

export const FirstStepsSchema = z
  .object({
    isIntroduced: z.boolean().describe('Whether the questions of the first start were answered or skipped.'),
    isPutAway: z.boolean().describe('Whether the owner put the checklist away.'),
    steps: z.array(FirstStepSchema).describe('All steps, in their order.'),
  })
  .meta({ id: 'FirstSteps', description: 'The checklist of a new workspace, read from what the workspace contains.' });

export type FirstSteps = z.infer<typeof FirstStepsSchema>;

export const FirstStepsUpdateSchema = z
  .strictObject({ isPutAway: z.boolean().describe('Hides the checklist, or shows it again.') })
  .meta({ id: 'FirstStepsUpdate', examples: [{ isPutAway: true }] });

export type FirstStepsUpdate = z.output<typeof FirstStepsUpdateSchema>;

export const IntroductionSchema = z
  .strictObject({
    ownerName: lineOf(120).optional().describe('Name of the owner, who is a member.'),
    workspaceName: lineOf(120).optional(),
    timeZone: TimeZoneSchema.optional().describe('IANA time zone of the workspace.'),
    currency: z
      .string()
      .refine(isCurrency, { error: 'a currency code such as EUR' })
      .optional()
      .describe('Currency of all amounts (ISO 4217).'),
  })
  .meta({
    id: 'Introduction',
    description:
      'Answers to the questions of the first start. Omitted fields keep their values; none skips the questions.',
    examples: [
      { ownerName: 'Mara Lindqvist', workspaceName: 'Fernhill', timeZone: 'Europe/Stockholm', currency: 'SEK' },
    ],
  });

export type Introduction = z.output<typeof IntroductionSchema>;
