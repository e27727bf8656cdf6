import type { Channel } from '@concordia/domain';
import { z } from 'zod';

/** The job that reads one envelope. */
export const INBOUND_JOB = 'inbound.read';

export const InboundPayloadSchema = z.object({ id: z.uuid() });

/** Under what an early receipt waits for the record of its message. */
export const aboutOf = (channel: Channel, providerMessageId: string): string => `${channel} ${providerMessageId}`;
