import type { FastifyInstance } from 'fastify';
import { sendApiError } from './api-error.filter.js';

export const MOST_DEPTH = 64;

/**
 * Rejects deeply nested JSON before anything recurses through it: schemas, comparisons and JSON.stringify recurse per level, and a few thousand
 * levels exhaust the stack.
 */
export function refuseDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, reply, done) => {
    if (!isDeeperThan(request.body, MOST_DEPTH)) return done();
    sendApiError(reply, {
      statusCode: 400,
      code: 'JSON_TOO_DEEP',
      message: `The body is nested more than ${MOST_DEPTH} levels deep.`,
    });
  });
}

/** Iterates level by level, without recursion. */
export function isDeeperThan(value: unknown, most: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const one of level) {
      if (!isNested(one)) continue;
      if (depth === most) return true;
      for (const member of Array.isArray(one) ? one : Object.values(one)) if (isNested(member)) next.push(member);
    }
    level = next;
  }
  return false;
}

/** Lists and plain objects, as JSON has them; not streams or buffers of other bodies. */
function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
