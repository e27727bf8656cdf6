import { z } from 'zod';

export const InboundPayloadSchema = z.object({ id: z.uuid() });

/** Failure text of an event that needs a person. */
export const NOT_STORED = 'The event could not be stored after all retries.';
