import { VERSION } from './openapi.mjs';
import { countWords } from './words.mjs';

/* The Model Context Protocol over streamable HTTP, without sessions: each call is a POST that is answered as JSON. */

const PROTOCOL = '2025-06-18';

const tools = [
  {
    name: 'count_words',
    title: 'Count words',
    description: 'Counts the words of a text.',
    inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  },
];

/** JSON-RPC's own numbers. */
const MALFORMED = { code: -32_700, message: 'This is not JSON.' };
const UNKNOWN_METHOD = { code: -32_601, message: 'There is no such method.' };
const WRONG_PARAMS = { code: -32_602, message: 'There is no such tool, or its text is missing.' };

/**
 * @param {string} name of the module
 * @param {string} body of a POST
 * @returns {object | null} what to answer; `null` when nothing is asked
 */
export function answerCall(name, body) {
  let call;
  try {
    call = JSON.parse(body);
  } catch {
    return { jsonrpc: '2.0', id: null, error: MALFORMED };
  }
  const { id, method, params = {} } = call ?? {};
  if (id === undefined) return null;
  return { jsonrpc: '2.0', id, ...outcome(name, method, params) };
}

/** @returns {{ result: object } | { error: object }} */
function outcome(name, method, params) {
  if (method === 'initialize') {
    const serverInfo = { name, version: VERSION };
    return { result: { protocolVersion: PROTOCOL, capabilities: { tools: {} }, serverInfo } };
  }
  if (method === 'ping') return { result: {} };
  if (method === 'tools/list') return { result: { tools } };
  if (method !== 'tools/call') return { error: UNKNOWN_METHOD };
  const text = params.arguments?.text;
  if (params.name !== 'count_words' || typeof text !== 'string') return { error: WRONG_PARAMS };
  return { result: { content: [{ type: 'text', text: String(countWords(text)) }] } };
}
