import { z } from 'zod';

export const InboundPayloadSchema = z.object({ id: z.uuid() });
