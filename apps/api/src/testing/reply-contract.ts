import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const ReferenceSchema = z.object({ $ref: z.string() });
const ResponseSchema = z.object({ content: z.record(z.string(), z.unknown()).default({}) });
const DocumentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(z.string(), z.union([ReferenceSchema, ResponseSchema])),
      }),
    ),
  ),
  components: z.looseObject({ responses: z.record(z.string(), ResponseSchema) }),
});
type ContractDocument = z.infer<typeof DocumentSchema>;

/** A documented response and its JSON pointer. */
interface Described {
  readonly pointer: string;
  readonly contentTypes: readonly string[];
}

const DOCUMENT = 'openapi.json';

class ReplyContract {
  readonly #document: ContractDocument;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor() {
    const file = new URL('../../../../openapi/openapi.json', import.meta.url);
    this.#document = DocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    // Not strict: the document as a whole is no schema, so its own keywords are ignored.
    this.#ajv = new Ajv2020({ strict: false, formats: { binary: true } });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(this.#document, DOCUMENT);
  }

  /** @returns the problem with a reply, also if the call is undocumented; otherwise `null`. */
  problemOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
    const path = (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}');
    const method = request.method.toLowerCase();
    if (this.#document.paths[path]?.[method] === undefined) return null;
    const call = `${request.method} ${request.url} replied with ${reply.statusCode}`;
    const described = this.#describe(path, method, String(reply.statusCode));
    if (described === null) return `${call}, which its description lacks: ${String(payload).slice(0, 300)}`;
    const [contentType = ''] = String(reply.getHeader('content-type') ?? '').split(';');
    if (!described.contentTypes.some((type) => type === contentType || type === '*/*')) {
      return `${call} as ${contentType}; its description has ${described.contentTypes.join(', ')}.`;
    }
    if (contentType !== 'application/json' || typeof payload !== 'string') return null;
    const validate = this.#validatorOf(`${described.pointer}/content/application~1json/schema`);
    const value: unknown = JSON.parse(payload);
    if (validate(value)) return null;
    return `${call} and a body that its schema refuses: ${this.#ajv.errorsText(validate.errors)} in ${payload.slice(0, 2_000)}`;
  }

  #describe(path: string, method: string, status: string): Described | null {
    const response = this.#document.paths[path]?.[method]?.responses[status];
    if (response === undefined) return null;
    if ('content' in response) {
      const pointer = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses/${status}`;
      return { pointer, contentTypes: Object.keys(response.content) };
    }
    const name = response.$ref.split('/').at(-1) ?? '';
    const shared = this.#document.components.responses[name];
    return { pointer: `/components/responses/${name}`, contentTypes: Object.keys(shared?.content ?? {}) };
  }

  #validatorOf(pointer: string): ValidateFunction {
    const known = this.#validators.get(pointer);
    if (known !== undefined) return known;
    const made = this.#ajv.compile({ $ref: `${DOCUMENT}#${encodeURI(pointer)}` });
    this.#validators.set(pointer, made);
    return made;
  }
}

/** Shared by all applications of a worker. */
let contract: ReplyContract | undefined;

export interface ContractBreaches {
  /** Clears the record. @throws Error if there were violations. */
  readonly throwIfAny: () => void;
}

/** Checks each reply against the OpenAPI document: status, content type, and JSON schema. Call it before routes are registered. */
export function watchReplies(fastify: FastifyInstance): ContractBreaches {
  contract ??= new ReplyContract();
  const watching = contract;
  const breaches: string[] = [];
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const problem = watching.problemOf(request, reply, payload);
    if (problem !== null) breaches.push(problem);
    done(null, payload);
  });
  return {
    throwIfAny: () => {
      const found = breaches.splice(0);
      if (found.length > 0) throw new Error(`Not as openapi.json describes it:\n${found.join('\n')}`);
    },
  };
}
