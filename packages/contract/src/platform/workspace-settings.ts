import { isCurrency } from '@concordia/domain';
import { z } from 'zod';
import { TimeZoneSchema } from '../common/schemas.js';

const fields = {
  currency: z
    .string()
    .refine(isCurrency, { error: 'a currency code such as EUR' })
    .describe('What all amounts are in: ISO 4217. Changing it converts nothing.'),
  timeZone: TimeZoneSchema.describe(
    'IANA. Days, working hours and the time of the brief are by its clock, and screens show times in it.',
  ),
};

export const WorkspaceSettingsSchema = z
  .object(fields)
  .meta({ id: 'WorkspaceSettings', description: 'Currency and time zone of the workspace.' });
export type WorkspaceSettings = z.infer<typeof WorkspaceSettingsSchema>;

export const WorkspaceSettingsUpdateSchema = z.strictObject(fields).meta({
  id: 'WorkspaceSettingsUpdate',
  description: 'Both of them.',
  examples: [{ currency: 'EUR', timeZone: 'Europe/Berlin' }],
});
export type WorkspaceSettingsUpdate = z.output<typeof WorkspaceSettingsUpdateSchema>;
