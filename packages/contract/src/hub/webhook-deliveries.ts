import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { IdSchema, InstantSchema } from '../common/schemas.js';

export const DeliveryStatusSchema = z
  .enum(['pending', 'retrying', 'delivered', 'failed'])
  .meta({ id: 'HubDeliveryStatus', description: 'pending: not attempted yet. failed: a dead letter.' });
export type DeliveryStatus = z.infer<typeof DeliveryStatusSchema>;

const outcome = {
  at: InstantSchema.describe('When it was sent.'),
  status_code: z.int().nullable().describe('The HTTP status; `null` if there was no response.'),
  latency_ms: z.int().min(0).nullable().describe('Response time, in ms.'),
  problem: z.string().nullable().describe('What went wrong, in one sentence; `null` if it was delivered.'),
};

export const DeliverySchema = z
  .object({
    id: IdSchema,
    event_id: IdSchema.describe('Also the `webhook-id` of every attempt.'),
    topic: z.string(),
    status: DeliveryStatusSchema,
    attempts: z.int().min(0),
    next_attempt_at: InstantSchema.nullable().describe(
      'Earliest time of the next attempt; `null` if no attempts are left.',
    ),
    delivered_at: InstantSchema.nullable(),
    last: z.object(outcome).nullable().describe('The last attempt.'),
  })
  .meta({ id: 'HubDelivery', description: 'The delivery of one event to one subscription.' });
export type Delivery = z.infer<typeof DeliverySchema>;

export const DeliveryDetailSchema = DeliverySchema.extend({
  attempts_made: z
    .array(
      z.object({
        ...outcome,
        request_excerpt: z.string().max(1_024).describe('Beginning of the request, without signatures.'),
        response_excerpt: z.string().max(1_024).describe('Beginning of the response. It is third-party text.'),
      }),
    )
    .describe('The last fifty attempts, oldest first.'),
}).meta({ id: 'HubDeliveryDetail', description: 'A delivery with its attempts.' });
export type DeliveryDetail = z.infer<typeof DeliveryDetailSchema>;

export const DeliveryListQuerySchema = pageQuery(50).extend({
  status: DeliveryStatusSchema.optional().describe('Only deliveries with this status.'),
});
export type DeliveryListQuery = z.output<typeof DeliveryListQuerySchema>;
