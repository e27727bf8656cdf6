/**
 * A receiver of webhooks to begin with: `node examples/receiver/main.mjs --subscribe 'message.*'`.
 *
 * It verifies every signature that an event carries, prints the event, and answers 204; what is not genuine is answered 401.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { subscribe } from './subscribe.mjs';
import { verifier } from './verify.mjs';

const { values } = parseArgs({
  options: {
    concordia: { type: 'string', default: process.env.CONCORDIA_URL ?? 'http://127.0.0.1:4600' },
    name: { type: 'string', default: process.env.MODULE_NAME ?? 'example-receiver' },
    port: { type: 'string', default: process.env.PORT ?? '5002' },
    // Of a subscription that is there: its secret, whsec_…, or its public key, whpk_….
    secret: { type: 'string', default: process.env.WEBHOOK_SECRET },
    // Or a pattern of topics to subscribe to now.
    subscribe: { type: 'string' },
    signature: { type: 'string', default: 'v1' },
  },
});

const LARGEST_BODY = 256 * 1024;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** Until it is known which subscription it is for. @type {ReturnType<typeof verifier>} */
let problemOf = () => 'there is no secret to verify it with.';

const server = createServer(async (request, response) => {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) return response.writeHead(413).end();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const problem = problemOf(request.headers, body);
  if (problem !== null) {
    say(`Refused: ${problem}`);
    return response.writeHead(401).end();
  }
  // An event may come twice, under the same id.
  const { id, topic, payload } = JSON.parse(body.toString());
  say(`${id} ${topic} ${JSON.stringify(payload)}`);
  return response.writeHead(204).end();
});

await new Promise((resolve, reject) => {
  server.once('error', reject);
  server.listen(Number(values.port), '127.0.0.1', () => resolve(undefined));
});
const origin = `http://127.0.0.1:${server.address().port}`;

let secret = values.secret;
if (secret === undefined && values.subscribe !== undefined) {
  const { concordia, name, subscribe: topic, signature } = values;
  secret = await subscribe(concordia, { topic, webhook_url: `${origin}/`, module_name: name, signature });
}
if (secret === undefined) {
  say('Which subscription? Give --secret whsec_… (or whpk_…), or --subscribe with a pattern of topics.');
  process.exit(64);
}
problemOf = verifier(secret);
say(`Listening on ${origin}/.`);
