import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainFailure } from '../common/domain-failure.js';
import { limitsOf } from '../common/limits.js';
import { SETTINGS, type Settings } from '../common/settings.js';
import { currentPrincipal } from '../database/request-context.js';
import { scopesFor } from './for-modules.js';
import { RateLimiter } from './rate-limiter.js';
import { isWebhook } from './webhook-bodies.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Limits the write rate of the owner and of each module, so that a program in a loop does not block the others. */
@Injectable()
export class WriteLimit {
  readonly #writes: RateLimiter;
  readonly #events: RateLimiter;

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'limits'>) {
    const { writes, events } = limitsOf(settings);
    this.#writes = new RateLimiter(writes);
    this.#events = new RateLimiter(events);
  }

  /** @throws DomainFailure `too-many` if the caller exceeded the limit. */
  check(context: ExecutionContext): void {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Webhooks have their own limits: providers may deliver any amount.
    if (READS.has(request.method) || isWebhook(request)) return;
    const limiter = scopesFor(context.getHandler()).includes('events') ? this.#events : this.#writes;
    const principal = currentPrincipal();
    const waitMs = limiter.take(principal.kind === 'module' ? principal.moduleId : principal.kind);
    if (waitMs > 0) throw tooMany(waitMs);
  }
}

const tooMany = (waitMs: number) =>
  new DomainFailure(
    'too-many',
    'TOO_MANY_REQUESTS',
    'Too many changes in a short time. Try again in a moment.',
    undefined,
    waitMs,
  );
