import type { FastifyReply, FastifyRequest } from 'fastify';

export abstract class StreamService {
  abstract open(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}
