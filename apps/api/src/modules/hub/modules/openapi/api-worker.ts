import { parentPort, workerData } from 'node:worker_threads';
import { normalize, validate } from '@scalar/openapi-parser';
import type { FromApiThread } from './api-thread.js';

/*
 * Worker thread that reads an untrusted OpenAPI document. A single file without local imports, so that it also runs from source. References to other
 * documents are never fetched: the parser gets no plugin that could.
 */

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** Limits on listed operations, and on text length in UTF-16 code units. */
const MOST_OPERATIONS = 1_000;
const MOST_PROBLEMS = 50;
const LONGEST = 1_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const textOf = (value: unknown): string | null => {
  const isScalar = typeof value === 'string' || typeof value === 'number';
  return isScalar ? String(value).slice(0, LONGEST) : null;
};

function operationsOf(document: Fields) {
  const operations = [];
  for (const [path, item] of Object.entries(fieldsOf(document.paths))) {
    for (const method of METHODS) {
      const operation = fieldsOf(item)[method];
      if (!isFields(operation)) continue;
      if (operations.length === MOST_OPERATIONS) return operations;
      operations.push({
        method: method.toUpperCase(),
        path: path.slice(0, LONGEST),
        operation_id: textOf(operation.operationId),
        summary: textOf(operation.summary),
        tag: Array.isArray(operation.tags) ? textOf(operation.tags[0]) : null,
        is_deprecated: operation.deprecated === true,
      });
    }
  }
  return operations;
}

async function read(text: string): Promise<FromApiThread> {
  const document = normalize(text);
  if (!isFields(document)) return { kind: 'unreadable' };
  const written = textOf(document.openapi) ?? textOf(document.swagger);
  if (written === null) return { kind: 'unreadable' };
  const info = fieldsOf(document.info);
  const title = textOf(info.title) ?? '';
  const version = textOf(info.version) ?? '';
  const { valid, errors = [] } = await validate(document);
  const problems = errors.slice(0, MOST_PROBLEMS).map(({ path = '', message }) => ({
    path: (typeof path === 'string' ? path : `/${path.join('/')}`).slice(0, LONGEST),
    message: message.slice(0, LONGEST),
  }));
  const operations = operationsOf(document);
  return { kind: 'read', content: { title, version, openapi: written, is_valid: valid, problems, operations } };
}

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const text: unknown = workerData;
const say = (message: FromApiThread) => port.postMessage(message);

async function answer(): Promise<void> {
  // The parser throws on some inputs that are not documents at all.
  say(await read(typeof text === 'string' ? text : '').catch(() => ({ kind: 'unreadable' })));
}

void answer();
