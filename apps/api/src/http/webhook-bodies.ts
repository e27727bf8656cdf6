import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where providers call us. They come under whatever name the world knows us by, and their signature says who they are. */
const WEBHOOK_ROUTES = '/webhooks/';

const TYPES = new WeakMap<FastifyRequest['raw'], string>();

/** Whether a request is a provider's, and is let in by its signature rather than by where it comes from. */
export const isWebhook = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith(WEBHOOK_ROUTES);

/**
 * Keeps the bytes of webhooks as they come: whatever they say that they are, they are handed on as a stream, so that a body that is no JSON
 * after all, or a form, or a letter with pictures, reaches the one who verifies it.
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

/** The headers of a webhook as the provider sent them. */
export function webhookHeaders({ raw, headers }: FastifyRequest): FastifyRequest['headers'] {
  const type = TYPES.get(raw);
  if (type === undefined) return headers;
  const { 'content-type': _, ...others } = headers;
  return type === '' ? others : { ...others, 'content-type': type };
}
