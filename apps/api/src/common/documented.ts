import { ApiErrorSchema } from '@concordia/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { REFUSALS, type Refusal } from './refusals.js';

const PAGE_HEADERS = {
  Link: {
    description: 'Link to the next page: `<...>; rel="next"`. Absent on the last page.',
    schema: { type: 'string' },
  },
  'X-Total-Count': { description: 'Total number of items.', schema: { type: 'integer', minimum: 0 } },
  'X-Total-Is-Minimum': {
    description: '`true` if counting stopped at `X-Total-Count`, so the actual total may be higher. Otherwise absent.',
    schema: { type: 'boolean' },
  },
} as const;

interface Documentation {
  /** Verb and object: what the call does. */
  summary: string;
  /** What the summary leaves open: the response, the effects, when it is rejected. */
  description: string;
  /** Errors besides 400, 403 and 500. */
  refuses?: readonly Refusal[];
}

const refusals = (extra: readonly Refusal[]) =>
  ([400, 403, ...extra, 500] satisfies Refusal[]).map((status) =>
    ApiResponse({ status, description: REFUSALS[status].description, standardSchema: ApiErrorSchema }),
  );

/** Documents summary and errors; the caller documents the response. */
export const Documented = ({ summary, description, refuses = [] }: Documentation) =>
  applyDecorators(ApiOperation({ summary, description }), ...refusals(refuses));

/** Documents an operation that returns 200. */
export const Answers = (answer: z.ZodType, description: string, documentation: Documentation) =>
  applyDecorators(Documented(documentation), ApiOkResponse({ description, standardSchema: answer }));

/** Documents an operation that returns 201. */
export const AnswersCreated = (answer: z.ZodType, description: string, documentation: Documentation) =>
  applyDecorators(Documented(documentation), ApiCreatedResponse({ description, standardSchema: answer }));

export const AnswersPage = (item: z.ZodType, description: string, documentation: Documentation) =>
  applyDecorators(
    Documented(documentation),
    ApiOkResponse({ description, standardSchema: z.array(item), headers: PAGE_HEADERS }),
  );
