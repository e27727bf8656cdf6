import { applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiErrorSchema } from './api-error.dto.js';

const PAGE_HEADERS = {
  Link: {
    description: 'Where the next page is: `<...>; rel="next"`. Absent on the last page.',
    schema: { type: 'string' },
  },
  'X-Total-Count': { description: 'How many items there are in all.', schema: { type: 'integer', minimum: 0 } },
  'X-Total-Is-Minimum': {
    description: '`true` when counting stopped at `X-Total-Count`: there are that many, or more. Otherwise absent.',
    schema: { type: 'boolean' },
  },
} as const;

const REFUSALS = {
  400: 'The request is not understood; every invalid field is listed.',
  401: 'There was neither a token of a module nor a signature.',
  403: 'The request came from another site or under a foreign host name, or its token or signature lets nobody in.',
  404: 'There is no such thing in this workspace.',
  409: 'Its present state does not allow it.',
  413: 'The body is larger than this call takes.',
  429: 'There were too many of these; `Retry-After` says in how many seconds to come again.',
  500: 'The server failed; the message names the request id to look for in the log.',
  502: 'Another program was asked, and failed or answered what is of no use.',
  503: 'What it takes from elsewhere cannot be had at the moment.',
  504: 'Another program was asked, and did not answer in time.',
  507: 'The disk is full. Nothing was saved.',
} as const;

type Refusal = keyof typeof REFUSALS;

interface Documentation {
  summary: string;
  description?: string;
  /** Which refusals there can be beside 400, 403 and 500. */
  refuses?: readonly Refusal[];
}

const refusals = (extra: readonly Refusal[]) =>
  ([400, 403, ...extra, 500] satisfies Refusal[]).map((status) =>
    ApiResponse({ status, description: REFUSALS[status], standardSchema: ApiErrorSchema }),
  );

/** Documents summary and refusals; the answer is documented by the caller. */
export const Documented = ({ summary, description, refuses = [] }: Documentation) =>
  applyDecorators(
    ApiOperation(description === undefined ? { summary } : { summary, description }),
    ...refusals(refuses),
  );

/** Documents an operation that answers 200 with one thing. */
export const Answers = (answer: z.ZodType, description: string, documentation: Documentation) =>
  applyDecorators(Documented(documentation), ApiOkResponse({ description, standardSchema: answer }));

/** Documents an operation that answers 201 with what it made. */
export const AnswersCreated = (answer: z.ZodType, description: string, documentation: Documentation) =>
  applyDecorators(Documented(documentation), ApiCreatedResponse({ description, standardSchema: answer }));

/** Documents an operation that answers 200 with a page of a list. */
export const AnswersPage = (item: z.ZodType, description: string, documentation: Documentation) =>
  applyDecorators(
    Documented(documentation),
    ApiOkResponse({ description, standardSchema: z.array(item), headers: PAGE_HEADERS }),
  );
