/**
 * A module to begin with: `node examples/module/main.mjs`.
 *
 * It serves its health, its OpenAPI document and a tool, registers itself at Concordia with a key of its own, is issued a token, publishes an
 * event with it, and reads the newest message with a signed request. Then it goes on serving until Ctrl-C.
 */
import { parseArgs } from 'node:util';
import { connect } from './concordia.mjs';
import { makeKey, signatureHeaders } from './key.mjs';
import { serve } from './server.mjs';

const { values } = parseArgs({
  options: {
    concordia: { type: 'string', default: process.env.CONCORDIA_URL ?? 'http://127.0.0.1:4600' },
    name: { type: 'string', default: process.env.MODULE_NAME ?? 'example-module' },
    port: { type: 'string', default: process.env.PORT ?? '5001' },
  },
});

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

const { concordia: address, name, port } = values;
const origin = await serve(name, Number(port));
say(`${name} listens on ${origin}.`);

const key = makeKey();
const concordia = connect(address);

const module = await concordia.register({
  name,
  base_url: origin,
  openapi_url: `${origin}/openapi.json`,
  mcp_endpoint: `${origin}/mcp`,
  public_key_b64: key.publicKeyB64,
  // It is on this machine.
  allow_private_network: true,
});
say(`It is registered as ${module.id}.`);

const { access_token: token, scope } = await concordia.issueToken(name, 'read write events');
say(`It has a token for: ${scope}.`);

const event = await concordia.publish(token, 'example.started', { module: name });
say(`It published ${event.topic} as ${event.id}.`);

// The same may be read with the token; a signature needs nobody to issue one.
const path = '/api/messages?limit=1';
const [message] = await concordia.read(path, signatureHeaders(key, name, 'GET', path));
say(message ? `The newest message is “${message.subject ?? message.id}”.` : 'There are no messages yet.');
