/** An error in the contract, shared by all calls: its component name, its cause and an example. */
interface RefusalDescription {
  readonly name: string;
  readonly description: string;
  readonly example: { readonly code: string; readonly message: string; readonly details?: readonly object[] };
}

export const REFUSALS = {
  400: {
    name: 'BadRequest',
    description: 'The request is invalid; every invalid field is listed.',
    example: {
      code: 'VALIDATION_FAILED',
      message: 'The request has 1 invalid field: query.limit.',
      details: [{ field: 'query.limit', expected: 'a number of at most 500', received: '9000' }],
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'The request has neither a token of a module nor a signature, or one that is not valid.',
    example: { code: 'TOKEN_REQUIRED', message: 'Send a token of a module, or sign the request.' },
  },
  403: {
    name: 'Forbidden',
    description: 'The request came from another site or under a foreign host name, or the module lacks the scope.',
    example: { code: 'SCOPE_MISSING', message: 'This needs the scope read.' },
  },
  404: {
    name: 'NotFound',
    description: 'This workspace has no such thing.',
    example: { code: 'CONTACT_NOT_FOUND', message: 'There is no such contact.' },
  },
  408: {
    name: 'RequestTimeout',
    description: 'The body stopped on its way.',
    example: { code: 'REQUEST_TIMEOUT', message: 'The body took too long to arrive. Send the request again.' },
  },
  409: {
    name: 'Conflict',
    description: 'Its present state does not allow this.',
    example: { code: 'NIGHT_RUN_ENDED', message: 'This run has ended already.' },
  },
  413: {
    name: 'ContentTooLarge',
    description: 'The body is larger than this call accepts.',
    example: { code: 'BODY_TOO_LARGE', message: 'The body is larger than this call takes.' },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is of a type that this call does not accept.',
    example: {
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'The body is of a type that this call does not take; most take application/json.',
    },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests; `Retry-After` says in how many seconds to try again.',
    example: { code: 'TOO_MANY_REQUESTS', message: 'Too many changes in a short time. Try again in a moment.' },
  },
  500: {
    name: 'InternalServerError',
    description: 'The server failed; the `x-request-id` header names the request in its log.',
    example: { code: 'INTERNAL', message: 'Something went wrong on the server. Try again.' },
  },
  502: {
    name: 'BadGateway',
    description: 'Another program failed, or its reply is of no use.',
    example: { code: 'PROVIDER_FAILED', message: 'The provider failed. Try again later.' },
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'Something that this call needs is not available at the moment.',
    example: { code: 'NEWS_UNAVAILABLE', message: 'The news cannot be had at the moment. Try again later.' },
  },
  504: {
    name: 'GatewayTimeout',
    description: 'Another program did not reply in time.',
    example: { code: 'PROVIDER_LATE', message: 'The provider did not reply in time. Try again later.' },
  },
  507: {
    name: 'InsufficientStorage',
    description: 'The disk is full. Nothing was saved.',
    example: { code: 'DISK_FULL', message: 'The disk is full, so nothing was saved. Free some space, then try again.' },
  },
} as const satisfies Record<number, RefusalDescription>;

export type Refusal = keyof typeof REFUSALS;
