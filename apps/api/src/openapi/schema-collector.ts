import type { OpenAPIObject, SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';

type Converter = NonNullable<SwaggerDocumentOptions['standardSchemaConverter']>;

export type NamedSchemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/**
 * Converts zod schemas to JSON Schema and keeps the named ones unchanged.
 *
 * Nest rewrites schemas for OpenAPI 3.0: it replaces `const` and `examples`, even inside example values. So the document takes its components from
 * here.
 */
export class SchemaCollector {
  readonly named: NamedSchemas = {};

  readonly convert: Converter = (schema, { schemaType }) => {
    if (!(schema instanceof z.ZodType)) return undefined;
    const { $schema: _dialect, $defs, ...own } = z.toJSONSchema(schema, { io: schemaType, target: 'draft-2020-12' });
    const components = $defs ?? {};
    for (const [name, component] of Object.entries(components)) this.named[name] = inDocument(component);
    return { schema: own, components };
  };
}

/** Rewrites references between the schemas of one conversion to references within the document. */
function inDocument(schema: z.core.JSONSchema.BaseSchema): NamedSchemas[string] {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  return JSON.parse(text);
}
