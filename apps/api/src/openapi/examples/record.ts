import type { OpenAPIObject } from '@nestjs/swagger';
import { type Call, readsOf, someWrites } from '../../browser/calls.js';
import { steadied } from '../../browser/steady.js';
import { ExampleLocator, type Schema } from './locate.js';

const KEYS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

interface Reply {
  readonly statusCode: number;
  readonly body: string;
}

/** @returns the schema of a JSON reply; `undefined` for anything else, and for errors, which all calls share. */
function schemaOf(document: OpenAPIObject, { template, method }: Call, status: number): Schema | undefined {
  const response = document.paths[template]?.[KEYS[method]]?.responses[String(status)];
  return response === undefined || '$ref' in response ? undefined : response.content?.['application/json']?.schema;
}

/**
 * Records examples of named schemas from the API's replies, over the stories' world at their instant. The same sources always give the same
 * examples.
 *
 * @param document the contract, without these examples.
 * @param ask see {@link openInNode}; the calls change its database.
 * @returns examples by the name of their schema.
 * @throws Error if a recorded schema also has an example in its own file.
 */
export async function recordExamples(
  document: OpenAPIObject,
  ask: (call: Call) => Promise<Reply>,
): Promise<Record<string, unknown>> {
  const schemas = document.components?.schemas ?? {};
  const locator = new ExampleLocator(schemas);
  const reads = readsOf(document);
  // Lists that are empty at first have something to show after the writes.
  for (const call of [...reads, ...someWrites(), ...reads]) {
    const { statusCode, body } = await ask(call);
    const schema = schemaOf(document, call, statusCode);
    if (schema !== undefined) locator.search(schema, JSON.parse(steadied(body)));
  }
  const { examples } = locator;
  const twice = Object.keys(examples).filter((name) => 'examples' in (schemas[name] ?? {}));
  if (twice.length > 0)
    throw new Error(
      `The API's responses already provide examples of ${twice.join(', ')}. Remove the examples from the schemas' own files.`,
    );
  return examples;
}
