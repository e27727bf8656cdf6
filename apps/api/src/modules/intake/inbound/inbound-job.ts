import { z } from 'zod';

export const InboundPayloadSchema = z.object({ id: z.uuid() });

/** Why an event is kept as one that a person has to look at. */
export const NOT_STORED = 'The event could not be stored, however often it was tried.';
