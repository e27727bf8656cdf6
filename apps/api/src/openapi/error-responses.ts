import type { OpenAPIObject } from '@nestjs/swagger';
import { REFUSALS } from '../common/refusals.js';

type Paths = OpenAPIObject['paths'];
type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

/** Errors of every call: the database is unavailable. */
const OF_ALL = [503];

/** Errors of every write: rate limit exceeded, disk full. */
const OF_CHANGES = [429, 507];

/** Errors of every body, before its handler runs: stalled, too large, unsupported type. */
const OF_BODIES = [408, 413, 415];

/**
 * Describes each error once, with its example, and references it from all calls. Errors are always JSON, whatever else a call returns.
 *
 * @returns the shared errors by name.
 */
export function shareErrorResponses(paths: Paths): Responses {
  const shared: Responses = {};
  for (const item of Object.values(paths)) {
    for (const operation of [item.get, item.put, item.post, item.delete, item.patch]) {
      if (operation === undefined) continue;
      const anyway = [
        ...OF_ALL,
        ...(operation === item.get ? [] : OF_CHANGES),
        ...(operation.requestBody === undefined ? [] : OF_BODIES),
      ];
      for (const [status, { name, description, example }] of Object.entries(REFUSALS)) {
        if (operation.responses[status] === undefined && !anyway.includes(Number(status))) continue;
        operation.responses[status] = { $ref: `#/components/responses/${name}` };
        shared[name] = { description, content: errorContent({ statusCode: Number(status), ...example }) };
      }
    }
  }
  return shared;
}

const errorContent = (example: object) => ({
  'application/json': { schema: { $ref: '#/components/schemas/ApiError' }, example },
});
