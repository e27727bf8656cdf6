import { z } from 'zod';

/** The job that fetches one file which a provider keeps for us. */
export const FETCH_JOB = 'inbound.fetch-file';

export const FetchPayloadSchema = z.object({ id: z.uuid() });
