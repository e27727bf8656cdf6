import { Parser } from '@asyncapi/parser';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inRoot } from '../support/paths.ts';
import { textOf } from './sources.ts';

const SchemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.unknown().optional(),
  items: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
});
const ContentSchema = z.record(z.string(), z.object({ schema: SchemaSchema, example: z.unknown().optional() }));
const OperationSchema = z.object({
  operationId: z.string(),
  summary: z.string().default(''),
  description: z.string().default(''),
  tags: z.array(z.string()).default([]),
  requestBody: z.object({ content: ContentSchema }).optional(),
  responses: z.record(z.string(), z.object({ $ref: z.string().optional(), content: ContentSchema.optional() })),
});
const DocumentSchema = z.object({
  openapi: z.string(),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  components: z.object({ schemas: z.record(z.string(), SchemaSchema) }),
});

const contract = inRoot('openapi', 'openapi.json');
const document = DocumentSchema.parse(JSON.parse(textOf('openapi/openapi.json')));
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
type Schema = z.infer<typeof SchemaSchema>;

/** The schema itself, or that of the items of a list. */
function described(schema: Schema): Schema {
  const item = schema.type === 'array' ? SchemaSchema.safeParse(schema.items).data : undefined;
  if (item !== undefined) return described(item);
  const named =
    schema.$ref === undefined ? undefined : document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  return named ?? schema;
}

const hasNoExample = ([type, { schema, example }]: [string, z.infer<typeof ContentSchema>[string]]): boolean =>
  type === 'application/json' && example === undefined && (described(schema).examples ?? []).length === 0;

describe('the contract, by the rules of others', () => {
  test('Redocly recommends nothing more', { timeout: 120_000 }, async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // /api/messages/channel/{channel} is the product's own address, beside /api/messages/{messageId}/retry.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    const problems = await lint({ ref: contract, config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });

  test('Spectral finds nothing', { timeout: 300_000 }, async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'recommended']] }));
    const problems = await linter.run(JSON.parse(textOf('openapi/openapi.json')));
    expect(problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
  });

  test('the official parser reads the events', { timeout: 120_000 }, async () => {
    const { document: events, diagnostics } = await new Parser().parse(textOf('openapi/asyncapi.json'));
    expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
    expect(events?.allChannels().length).toBeGreaterThan(0);
  });
});

describe('each call of the contract', () => {
  test('says what it does, and what can go wrong', () => {
    const bare = operations.filter(
      ({ summary, description, responses }) =>
        summary === '' || description === '' || !Object.keys(responses).some((status) => status.startsWith('4')),
    );
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  test('has one tag, of those that are described', () => {
    const known = document.tags.map(({ name }) => name);
    expect(operations.filter(({ tags }) => tags.length !== 1 || !known.includes(tags[0] ?? ''))).toEqual([]);
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(known));
  });

  test('has an example of what it takes and of what it replies', () => {
    const without = operations.flatMap(({ operationId, requestBody, responses }) => {
      const replies = Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content }]) => Object.entries(content ?? {}));
      const takes = Object.entries(requestBody?.content ?? {}).some(hasNoExample) ? [`${operationId} takes`] : [];
      return [...takes, ...(replies.some(hasNoExample) ? [`${operationId} replies`] : [])];
    });
    expect(without).toEqual([]);
  });
});
