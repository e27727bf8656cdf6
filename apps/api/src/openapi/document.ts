import { SIGNATURE_HEADERS } from '@concordia/domain';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { VERSION } from '../common/version.js';
import { MODULE_SIGNATURE, MODULE_TOKEN } from '../http/for-modules.js';
import { shareErrorResponses } from './error-responses.js';
import { SchemaCollector } from './schema-collector.js';
import { TAG_GROUPS } from './tags.js';

const DESCRIPTION = `Every channel, one relationship.

**Lists** are plain arrays, newest first unless stated otherwise. Page through them with \`limit\` and \`cursor\`. The \`Link\` header
names the next page, and \`X-Total-Count\` gives the total number of items.

**Errors** are an \`ApiError\` with a stable code, a message that says what to do, and every invalid field.

**Access.** Concordia runs on the owner's machine without a sign-in, so most calls need no credentials. Requests from other sites are refused
by their \`Host\` and \`Origin\` headers. Calls that list security schemes are also open to modules, with the scopes in \`x-module-scopes\`.
Provider webhooks arrive below \`/webhooks\` and are verified by the provider's signature. They are not part of this document.`;

/** As in package.json, where npm calls it UNLICENSED. */
const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' };

/** The contract as OpenAPI 3.1, in an order independent of module loading. Examples are only those in the schemas' own files. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const schemas = new SchemaCollector();
  const document = SwaggerModule.createDocument(app, documentHead(), {
    // Method names are unique, so they serve as operation ids and as names of the client's hooks.
    operationIdFactory: (_controller, method) => method,
    standardSchemaConverter: schemas.convert,
  });
  serveAsEvents(document.paths['/api/stream']?.get);
  const responses = sorted(shareErrorResponses(document.paths));
  return {
    ...document,
    paths: sorted(document.paths),
    components: { ...document.components, schemas: sorted(schemas.named), responses },
  };
}

function documentHead(): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.1')
    .setTitle('Concordia')
    .setDescription(DESCRIPTION)
    .setVersion(VERSION)
    .addServer('/', 'The server that provides this document.')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'A module token, with the scopes it was issued for. Without a token, the caller is the owner.',
      },
      MODULE_TOKEN,
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: SIGNATURE_HEADERS.signature,
        description: `The request signature, made with the Ed25519 key of the module. Send it with the headers ${SIGNATURE_HEADERS.module}, ${SIGNATURE_HEADERS.timestamp} and ${SIGNATURE_HEADERS.nonce}.`,
      },
      MODULE_SIGNATURE,
    );
  for (const { tags } of TAG_GROUPS) {
    for (const [name, description] of Object.entries(tags)) builder.addTag(name, description);
  }
  const { info, ...head } = builder.build();
  // Calls need no authentication unless they say so.
  return { ...head, info: { ...info, license: LICENSE }, security: [] };
}

/** Replaces the JSON media type: the stream sends a series of events with this schema. */
function serveAsEvents(operation: OpenAPIObject['paths'][string]['get']): void {
  const answer = operation?.responses['200'];
  if (answer === undefined || '$ref' in answer || answer.content?.['application/json'] === undefined) return;
  answer.content = { 'text/event-stream': answer.content['application/json'] };
}

function sorted<Value>(map: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}
