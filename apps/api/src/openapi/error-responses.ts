import type { OpenAPIObject } from '@nestjs/swagger';
import { REFUSALS } from '../common/refusals.js';

type Paths = OpenAPIObject['paths'];
type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

/** What the server refuses of any call: its database cannot be reached. */
const OF_ALL = [503];

/** What the server refuses of any change: too many in a short time, and a full disk. */
const OF_CHANGES = [429, 507];

/** What the server refuses of any body, before a call sees it: what stops on its way, what is too large, and what is of another type. */
const OF_BODIES = [408, 413, 415];

/**
 * Describes each refusal once, with its example, and lets all calls refer to it. A refusal is always JSON, whatever a call otherwise replies
 * with.
 *
 * @returns the refusals that calls refer to, by name.
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
