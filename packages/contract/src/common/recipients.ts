import { canReceiveEmail } from '@concordia/domain';
import { z } from 'zod';
import { verbatimText } from './texts.js';

/** The most that any provider accepts for one email. */
export const MOST_RECIPIENTS = 1_000;

const nameOfRecipient = verbatimText(200)
  .refine((name) => !/\p{Cc}/u.test(name), { error: 'text without control characters' })
  .nullable();

export const RecipientSchema = z
  .strictObject({
    name: nameOfRecipient.optional().describe('Display name; the address alone if omitted.'),
    address: z.string().trim().max(320).refine(canReceiveEmail, { error: 'an email address' }),
  })
  .meta({ id: 'Recipient', description: 'A recipient of an email.' });

export const recipientList = () => z.array(RecipientSchema).max(MOST_RECIPIENTS);

/** As it stands in a field while somebody writes: the address may still be wrong. */
export const DraftRecipientSchema = z
  .strictObject({ name: nameOfRecipient, address: verbatimText(320).min(1) })
  .meta({ id: 'DraftRecipient', description: 'A recipient in a draft, whose address may be incomplete.' });

export const draftRecipientList = () => z.array(DraftRecipientSchema).max(MOST_RECIPIENTS);
