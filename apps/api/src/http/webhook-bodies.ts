import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Prefix of provider webhooks. They arrive under the public host name, and their signature identifies the sender. */
const WEBHOOK_ROUTES = '/webhooks/';

const TYPES = new WeakMap<FastifyRequest['raw'], string>();

/** Whether a request is a provider webhook, authenticated by signature instead of origin. */
export const isWebhook = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith(WEBHOOK_ROUTES);

/**
 * Keeps webhook bodies as raw bytes, whatever their content type: the stream reaches the verifier even if the body is malformed JSON, a form, or
 * multipart.
 */
export function keepWebhookBytes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isWebhook(request) && request.method === 'POST') {
      TYPES.set(request.raw, request.headers['content-type'] ?? '');
      request.headers['content-type'] = 'application/octet-stream';
    }
    done();
  });
}

/** The headers as the provider sent them. */
export function webhookHeaders({ raw, headers }: FastifyRequest): FastifyRequest['headers'] {
  const type = TYPES.get(raw);
  if (type === undefined) return headers;
  const { 'content-type': _, ...others } = headers;
  return type === '' ? others : { ...others, 'content-type': type };
}
