import { SIGNATURE_HEADERS } from '@concordia/domain';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { VERSION } from '../common/version.js';
import { MODULE_SIGNATURE, MODULE_TOKEN } from '../http/for-modules.js';

const TAGS: Record<string, string> = {
  messages: 'What was written, on every channel.',
  conversations: 'Messages that answer one another.',
  drafts: 'Answers that are being written.',
  'canned-replies': 'Texts that are written often.',
  outreach: 'One message to one contact on several channels.',
  projects: 'Labels that group conversations.',
  views: 'Saved filters of the lists of messages.',
  members: 'The people of the team, who look after messages.',
  contacts: 'The people behind the handles.',
  identity: 'One person under several handles: what speaks for it, merging, and parting again.',
  'data protection': 'What a person may ask for: everything about them, or that it is gone.',
  analytics: 'Figures over the whole workspace.',
  imports: 'Mail archives on their way to the board.',
  attachments: 'Files that came with messages.',
  suggestions: 'Replies that were prepared.',
  assistant: 'Questions about the workspace.',
  'contact-imports': 'Address books in and out: CSV and vCard.',
  news: 'Headlines from feeds that the workspace chooses.',
  market: 'Yields, indices and currencies from public sources.',
  birthdays: 'Whose birthday is near.',
  channels: 'How the eight channels are connected.',
  'channel tests': 'Whether a channel really works, step by step.',
  enrichment: 'What others know of people and publish.',
  'email enrichment': 'What became of our e-mail.',
  'setup files': 'Settings of the channels on their way to another machine.',
  outbox: 'Messages on their way out.',
  workspace: 'The settings of the workspace.',
  tasks: 'What a person means to do, and when.',
  notifications: 'What a person should hear of.',
  calendar: 'Feeds for the calendars of other programs.',
  'hub-events': 'What happens, as other programs hear of it.',
  stream: 'What changed, as it changes.',
  health: 'Whether the program can do its work.',
  'hub-modules': 'Programs that work with this workspace: where they are, how they are, and what they publish.',
  'connection auth': 'How modules come in: keys, tokens, and who did what.',
};

/** The contract as OpenAPI 3.0, in one order whatever order the modules were loaded in. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Concordia')
    .setDescription(
      'Every channel, one relationship. Lists are plain arrays, newest first, paged by `limit` and `cursor`; ' +
        'every refusal is an ApiError.',
    )
    .setVersion(VERSION)
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description:
          'A token of a module, with the scopes that it was issued for. Without one, the caller is the owner.',
      },
      MODULE_TOKEN,
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: SIGNATURE_HEADERS.signature,
        description: `The request signed with the Ed25519 key of the module, beside the headers ${SIGNATURE_HEADERS.module}, ${SIGNATURE_HEADERS.timestamp} and ${SIGNATURE_HEADERS.nonce}.`,
      },
      MODULE_SIGNATURE,
    );
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    // Method names are unique, so they are operation ids and become the names of the client's hooks.
    operationIdFactory: (_controller, method) => method,
  });
  serveAsEvents(document.paths['/api/stream']?.get);
  return { ...document, paths: sorted(document.paths), components: sortedComponents(document) };
}

/** A documented schema is taken for JSON; what the stream sends is a series of it. */
function serveAsEvents(operation: OpenAPIObject['paths'][string]['get']): void {
  const answer = operation?.responses['200'];
  if (answer === undefined || '$ref' in answer || answer.content?.['application/json'] === undefined) return;
  answer.content = { 'text/event-stream': answer.content['application/json'] };
}

function sortedComponents({ components }: OpenAPIObject): OpenAPIObject['components'] {
  return components?.schemas ? { ...components, schemas: sorted(components.schemas) } : components;
}

function sorted<Value>(map: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}
