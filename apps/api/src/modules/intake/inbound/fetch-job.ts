import { z } from 'zod';

export const FETCH_JOB = 'inbound.fetch-file';

export const FetchPayloadSchema = z.object({ id: z.uuid() });
