import type { OpenAPIObject, SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';

type Converter = NonNullable<SwaggerDocumentOptions['standardSchemaConverter']>;

/** The named schemas of the document. */
export type NamedSchemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/**
 * Converts zod schemas to JSON Schema and keeps the named ones as they are.
 *
 * What Nest makes of a schema is written for OpenAPI 3.0: it replaces `const` and `examples`, inside example values too. So the components
 * of the document are taken from here.
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

/** References among the schemas of one conversion become references within the document. */
function inDocument(schema: z.core.JSONSchema.BaseSchema): NamedSchemas[string] {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  return JSON.parse(text);
}
