export const VERSION = '1.0.0';

/** What the module offers over HTTP. */
export const document = {
  openapi: '3.1.0',
  info: { title: 'Example module', version: VERSION, description: 'Counts words.' },
  paths: {
    '/health': {
      get: {
        operationId: 'getHealth',
        summary: 'How the module is',
        tags: ['health'],
        responses: { 200: { description: 'Its status, version and capabilities.' } },
      },
    },
    '/words': {
      get: {
        operationId: 'countWords',
        summary: 'Count the words of a text',
        tags: ['words'],
        parameters: [{ name: 'text', in: 'query', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'How many there are.',
            content: {
              'application/json': {
                schema: { type: 'object', properties: { words: { type: 'integer' } }, required: ['words'] },
              },
            },
          },
        },
      },
    },
  },
};
