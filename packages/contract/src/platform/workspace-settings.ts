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

export const WorkspaceSettingsSchema = z
  .object(fields)
  .meta({ id: 'WorkspaceSettings', description: 'Currency and time zone of the workspace.' });
export type WorkspaceSettings = z.infer<typeof WorkspaceSettingsSchema>;

export const WorkspaceSettingsUpdateSchema = z.strictObject(fields).meta({
  id: 'WorkspaceSettingsUpdate',
  description: 'The currency and time zone to use from now on.',
  examples: [{ currency: 'EUR', timeZone: 'Europe/Berlin' }],
});
export type WorkspaceSettingsUpdate = z.output<typeof WorkspaceSettingsUpdateSchema>;
