import { createServer } from 'node:http';
import { answerCall } from './mcp.mjs';
import { document, VERSION } from './openapi.mjs';
import { countWords } from './words.mjs';

/** What a call of a tool may hold, in bytes. */
const LARGEST_BODY = 64 * 1024;

/**
 * Serves the module on this machine.
 *
 * @param {string} name
 * @param {number} port 0 for any
 * @returns {Promise<string>} its origin
 */
export async function serve(name, port) {
  const server = createServer((request, response) => {
    /** @param {object} body @param {number} [status] */
    const answer = (body, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const route = `${request.method} ${url.pathname}`;
    if (route === 'GET /health') answer(health(name));
    else if (route === 'GET /openapi.json') answer(document);
    else if (route === 'GET /words') answer({ words: countWords(url.searchParams.get('text') ?? '') });
    else if (route === 'POST /mcp') answerMcp(name, request, response, answer);
    else if (url.pathname === '/mcp') response.writeHead(405, { allow: 'POST' }).end();
    else answer({ message: 'There is no such address.' }, 404);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return `http://127.0.0.1:${server.address().port}`;
}

/** @param {string} name */
const health = (name) => ({
  status: 'healthy',
  timestamp: new Date().toISOString(),
  module: name,
  version: VERSION,
  capabilities: ['words'],
});

async function answerMcp(name, request, response, answer) {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    body += chunk;
    if (body.length > LARGEST_BODY) return answer({ message: 'The body is too large.' }, 413);
  }
  const reply = answerCall(name, body);
  // What is told without an id wants no answer.
  if (reply === null) return response.writeHead(202).end();
  return answer(reply);
}
