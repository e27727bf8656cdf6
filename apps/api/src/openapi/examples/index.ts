import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

/** Where the contract is committed. */
export const CONTRACT = new URL('../../../../../openapi/openapi.json', import.meta.url);

const ContractSchema = z.object({
  components: z.object({
    schemas: z.record(z.string(), z.object({ examples: z.array(z.unknown()).default([]) })),
  }),
});

/** The examples of the committed contract, by the name of their schema. */
export function committedExamples(): Record<string, unknown> {
  const { components } = ContractSchema.parse(JSON.parse(readFileSync(CONTRACT, 'utf8')));
  return Object.fromEntries(
    Object.entries(components.schemas).flatMap(([name, { examples }]) =>
      examples.slice(0, 1).map((example) => [name, example]),
    ),
  );
}

/** Adds examples to the named schemas that have none in their own file. */
export function addExamples(document: OpenAPIObject, examples: Readonly<Record<string, unknown>>): OpenAPIObject {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (name in examples && !('$ref' in schema)) schema.examples ??= [examples[name]];
  }
  return document;
}
