/** An error in the contract, shared by all calls: its component name, its cause and an example. */
interface RefusalDescription {
  readonly name: string;
  readonly description: string;
  readonly example: { readonly code: string; readonly message: string; readonly details?: readonly object[] };
}

export const REFUSALS = {
  400: {
    name: 'BadRequest',
    description: 'The request is invalid. The response lists every invalid field.',
    example: {
      code: 'VALIDATION_FAILED',
      message: 'The request has 1 invalid field: query.limit.',
      details: [{ field: 'query.limit', expected: 'a number of at most 500', received: '9000' }],
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'The module token or signature is missing or invalid.',
    example: { code: 'TOKEN_REQUIRED', message: 'Send a module token, or sign the request.' },
  },
  403: {
    name: 'Forbidden',
    description: 'The request came from another site or with an unknown host name, or the module lacks the scope.',
    example: { code: 'SCOPE_MISSING', message: 'This needs the scope read.' },
  },
  404: {
    name: 'NotFound',
    description: 'Not found in this workspace.',
    example: { code: 'CONTACT_NOT_FOUND', message: 'The contact was not found.' },
  },
  408: {
    name: 'RequestTimeout',
    description: 'The request body took too long to arrive.',
    example: { code: 'REQUEST_TIMEOUT', message: 'The body took too long to arrive. Send the request again.' },
  },
  409: {
    name: 'Conflict',
    description: 'The current state does not allow this.',
    example: { code: 'NIGHT_RUN_ENDED', message: 'This run has already ended.' },
  },
  413: {
    name: 'ContentTooLarge',
    description: 'The request body is larger than this call accepts.',
    example: { code: 'BODY_TOO_LARGE', message: 'The body is too large for this call.' },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'This call does not accept this body type.',
    example: {
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'This call does not accept this type of body. Most calls accept application/json.',
    },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests. `Retry-After` gives the number of seconds to wait before a retry.',
    example: { code: 'TOO_MANY_REQUESTS', message: 'Too many changes in a short time. Try again in a moment.' },
  },
  500: {
    name: 'InternalServerError',
    description: 'The server failed. The `x-request-id` header identifies the request in its log.',
    example: { code: 'INTERNAL', message: 'Something went wrong on the server. Try again.' },
  },
  502: {
    name: 'BadGateway',
    description: 'An upstream service failed or returned an unusable response.',
    example: { code: 'PROVIDER_FAILED', message: 'The provider failed. Try again later.' },
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'Something that this call needs is currently unavailable.',
    example: { code: 'NEWS_UNAVAILABLE', message: 'The news is unavailable at the moment. Try again later.' },
  },
  504: {
    name: 'GatewayTimeout',
    description: 'An upstream service did not respond in time.',
    example: { code: 'PROVIDER_LATE', message: 'The provider did not respond in time. Try again later.' },
  },
  507: {
    name: 'InsufficientStorage',
    description: 'The disk is full. Nothing was saved.',
    example: { code: 'DISK_FULL', message: 'The disk is full, so nothing was saved. Free some space, then try again.' },
  },
} as const satisfies Record<number, RefusalDescription>;

export type Refusal = keyof typeof REFUSALS;
