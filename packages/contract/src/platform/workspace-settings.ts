import { isCurrency } from '@concordia/domain';
import { z } from 'zod';
import { TimeZoneSchema } from '../common/schemas.js';

const fields = {
  currency: z
    .string()
    .refine(isCurrency, { error: 'a currency code such as EUR' })
    .describe('Currency of all amounts (ISO 4217). Changing it does not convert amounts.'),
  timeZone: TimeZoneSchema.describe('IANA time zone for days, working hours, the brief time and times on screens.'),
};

const sharesPresence = z.boolean().describe('Whether contacts see read marks and typing indicators.');

export const WorkspaceSettingsSchema = z.object({ ...fields, sharesPresence }).meta({
  id: 'WorkspaceSettings',
  description: 'Currency and time zone of the workspace, and whether contacts see read marks.',
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettingsSchema>;

export const WorkspaceSettingsUpdateSchema = z
  .strictObject({ ...fields, sharesPresence: sharesPresence.optional() })
  .meta({
    id: 'WorkspaceSettingsUpdate',
    description: 'The settings to use from now on; `sharesPresence` stays as it is if omitted.',
    examples: [{ currency: 'EUR', timeZone: 'Europe/Berlin', sharesPresence: true }],
  });
export type WorkspaceSettingsUpdate = z.output<typeof WorkspaceSettingsUpdateSchema>;
