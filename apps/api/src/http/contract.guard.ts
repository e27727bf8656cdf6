import type { ApiErrorDetail } from '@concordia/contract';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainFailure } from '../common/domain-failure.js';
import { MOST_DETAILS, shortened } from './bounded-error.js';
import { explain } from './expectation.js';

type Part = 'params' | 'query' | 'body';

/** One schema from a handler's signature, and the request part it validates. */
interface Rule {
  readonly part: Part;
  /** The parameter's name, or `null` if the schema covers the whole part. */
  readonly name: string | null;
  readonly schema: z.ZodType;
}

const PARTS = new Map<number, Part>([
  [RouteParamtypes.PARAM, 'params'],
  [RouteParamtypes.QUERY, 'query'],
  [RouteParamtypes.BODY, 'body'],
]);

/** Order in which errors are listed. */
const ORDER: readonly Part[] = ['params', 'query', 'body'];

const SPOKEN: Record<Part, string> = { params: 'path', query: 'query', body: 'body' };

const ArgumentSchema = z.record(
  z.string(),
  z.object({ data: z.unknown().optional(), schema: z.instanceof(z.ZodType).optional() }),
);

/**
 * Validates path, query and body together against the schemas in the handler's signature, so that the response lists every error at once. (Nest's own
 * pipe stops at the first parameter.) Values are replaced by the parsed ones: numbers are numbers, and defaults are filled in.
 */
@Injectable()
export class ContractGuard implements CanActivate {
  readonly #rules = new WeakMap<object, readonly Rule[]>();

  canActivate(context: ExecutionContext): boolean {
    const rules = this.#rulesOf(context);
    if (rules.length === 0) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const details = rules.flatMap((rule) => check(request, rule));
    if (details.length > 0) throw invalid(details);
    return true;
  }

  #rulesOf(context: ExecutionContext): readonly Rule[] {
    const handler = context.getHandler();
    const known = this.#rules.get(handler);
    if (known !== undefined) return known;
    const metadata: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) ?? {};
    const rules = Object.entries(ArgumentSchema.parse(metadata))
      .flatMap(([key, { data, schema }]): Rule[] => {
        const part = PARTS.get(Number.parseInt(key, 10));
        if (part === undefined || schema === undefined) return [];
        return [{ part, name: typeof data === 'string' ? data : null, schema }];
      })
      .sort((one, another) => ORDER.indexOf(one.part) - ORDER.indexOf(another.part));
    this.#rules.set(handler, rules);
    return rules;
  }
}

function check(request: FastifyRequest, { part, name, schema }: Rule): ApiErrorDetail[] {
  const whole = request[part];
  const result = schema.safeParse(name === null ? whole : memberOf(whole, name), { reportInput: true });
  if (!result.success) {
    const where = name === null ? SPOKEN[part] : `${SPOKEN[part]}.${name}`;
    return result.error.issues.slice(0, MOST_DETAILS + 1).flatMap((issue) => explain(where, issue));
  }
  request[part] = name === null ? result.data : { ...objectOf(whole), [name]: result.data };
  return [];
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

function memberOf(whole: unknown, name: string): unknown {
  return new Map(Object.entries(objectOf(whole))).get(name);
}

/** How many rejected fields the message names, and the longest part of a name shown; names may come from the request. */
const NAMED = 10;
const LONGEST_NAME = 80;

function invalid(details: ApiErrorDetail[]): DomainFailure {
  const fields = [...new Set(details.map(({ field }) => field))];
  const names = fields.slice(0, NAMED).map((field) => shortened(field, LONGEST_NAME));
  const named = fields.length > NAMED ? `${names.join(', ')} and others` : names.join(', ');
  return new DomainFailure('invalid', 'VALIDATION_FAILED', `The request has ${countOf(fields)}: ${named}.`, details);
}

function countOf({ length }: readonly string[]): string {
  if (length > MOST_DETAILS) return `more than ${MOST_DETAILS} invalid fields`;
  return length === 1 ? '1 invalid field' : `${length} invalid fields`;
}
