/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Arguments,
  Key,
  SWRConfiguration
} from 'swr';

import useSWRMutation from 'swr/mutation';
import type {
  SWRMutationConfiguration
} from 'swr/mutation';

import type {
  BadGatewayResponse,
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  EnrichFacebook,
  EnrichLinkedin,
  EnrichmentAttachRequest,
  EnrichmentAttachment,
  EnrichmentProvider,
  EnrichmentProviderId,
  EnrichmentProviderTest,
  EnrichmentProviderUpdate,
  EnrichmentResponse,
  EnrichmentReview,
  EnrichmentReviewRequest,
  ForbiddenResponse,
  GatewayTimeoutResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  InvalidatedResult,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListAttachmentsUrl = (contactId: string,) => {




  return `/api/contacts/${encodeURIComponent(String(contactId))}/enrichment`
}

/**
 * Lists the enrichment results attached to the contact and the changes each one made.
 * @summary List enrichment attachments of a contact
 */
export const listAttachments = async (contactId: string, options?: Parameters<typeof http>[1]): Promise<EnrichmentAttachment[]> => {

  return http<EnrichmentAttachment[]>(getListAttachmentsUrl(contactId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListAttachmentsKey = (contactId: string,) => [`/api/contacts/${contactId}/enrichment`] as const;

export type ListAttachmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listAttachments>>>

/**
 * @summary List enrichment attachments of a contact
 */
export const useListAttachments = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  contactId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listAttachments>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && contactId !== null && contactId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListAttachmentsKey(contactId) : null);
  const swrFn = () => listAttachments(contactId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getAttachEnrichmentUrl = () => {




  return `/api/enrichment/attachments`
}

/**
 * Rejects selected fields that would not change, so that only reviewed changes are applied.
 * @summary Attach an enrichment result to a contact
 */
export const attachEnrichment = async (enrichmentAttachRequest: EnrichmentAttachRequest, options?: Parameters<typeof http>[1]): Promise<EnrichmentAttachment> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<EnrichmentAttachment>(getAttachEnrichmentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enrichmentAttachRequest)
  }
);}




export const getAttachEnrichmentMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EnrichmentAttachRequest }) => {
    return attachEnrichment(arg, options);
  }
}
export const getAttachEnrichmentMutationKey = () => [`/api/enrichment/attachments`] as const;

export type AttachEnrichmentMutationResult = NonNullable<Awaited<ReturnType<typeof attachEnrichment>>>

/**
 * @summary Attach an enrichment result to a contact
 */
export const useAttachEnrichment = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof attachEnrichment>>, TError, Key, EnrichmentAttachRequest, Awaited<ReturnType<typeof attachEnrichment>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getAttachEnrichmentMutationKey();
  const swrFn = getAttachEnrichmentMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getReviewEnrichmentUrl = () => {




  return `/api/enrichment/attachments/review`
}

/**
 * Lists the current and new value of each field. Changes nothing.
 * @summary Preview an enrichment attachment
 */
export const reviewEnrichment = async (enrichmentReviewRequest: EnrichmentReviewRequest, options?: Parameters<typeof http>[1]): Promise<EnrichmentReview> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<EnrichmentReview>(getReviewEnrichmentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enrichmentReviewRequest)
  }
);}




export const getReviewEnrichmentMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EnrichmentReviewRequest }) => {
    return reviewEnrichment(arg, options);
  }
}
export const getReviewEnrichmentMutationKey = () => [`/api/enrichment/attachments/review`] as const;

export type ReviewEnrichmentMutationResult = NonNullable<Awaited<ReturnType<typeof reviewEnrichment>>>

/**
 * @summary Preview an enrichment attachment
 */
export const useReviewEnrichment = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof reviewEnrichment>>, TError, Key, EnrichmentReviewRequest, Awaited<ReturnType<typeof reviewEnrichment>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getReviewEnrichmentMutationKey();
  const swrFn = getReviewEnrichmentMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUndoEnrichmentUrl = (enrichmentId: string,) => {




  return `/api/enrichment/attachments/${encodeURIComponent(String(enrichmentId))}`
}

/**
 * Restores the previous values of fields that still have the attached value.
 * @summary Undo an enrichment attachment
 */
export const undoEnrichment = async (enrichmentId: string, options?: Parameters<typeof http>[1]): Promise<EnrichmentAttachment> => {

  return http<EnrichmentAttachment>(getUndoEnrichmentUrl(enrichmentId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getUndoEnrichmentMutationFetcher = (enrichmentId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return undoEnrichment(enrichmentId, options);
  }
}
export const getUndoEnrichmentMutationKey = (enrichmentId: string,) => [`/api/enrichment/attachments/${enrichmentId}`] as const;

export type UndoEnrichmentMutationResult = NonNullable<Awaited<ReturnType<typeof undoEnrichment>>>

/**
 * @summary Undo an enrichment attachment
 */
export const useUndoEnrichment = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  enrichmentId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof undoEnrichment>>, TError, Key, Arguments, Awaited<ReturnType<typeof undoEnrichment>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUndoEnrichmentMutationKey(enrichmentId);
  const swrFn = getUndoEnrichmentMutationFetcher(enrichmentId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListEnrichmentProvidersUrl = () => {




  return `/api/enrichment/providers`
}

/**
 * Lists Facebook and LinkedIn, each with its host, its limits and today's usage. Keys are never included.
 * @summary List enrichment providers
 */
export const listEnrichmentProviders = async ( options?: Parameters<typeof http>[1]): Promise<EnrichmentProvider[]> => {

  return http<EnrichmentProvider[]>(getListEnrichmentProvidersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListEnrichmentProvidersKey = () => [`/api/enrichment/providers`] as const;

export type ListEnrichmentProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listEnrichmentProviders>>>

/**
 * @summary List enrichment providers
 */
export const useListEnrichmentProviders = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listEnrichmentProviders>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListEnrichmentProvidersKey() : null);
  const swrFn = () => listEnrichmentProviders(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateEnrichmentProviderUrl = (providerId: EnrichmentProviderId,) => {




  return `/api/enrichment/providers/${encodeURIComponent(String(providerId))}`
}

/**
 * Sets the host, the mapping, the limits and the key. The key is stored encrypted and never returned.
 * @summary Update an enrichment provider
 */
export const updateEnrichmentProvider = async (providerId: EnrichmentProviderId,
    enrichmentProviderUpdate: EnrichmentProviderUpdate, options?: Parameters<typeof http>[1]): Promise<EnrichmentProvider> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<EnrichmentProvider>(getUpdateEnrichmentProviderUrl(providerId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enrichmentProviderUpdate)
  }
);}




export const getUpdateEnrichmentProviderMutationFetcher = (providerId: EnrichmentProviderId, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EnrichmentProviderUpdate }) => {
    return updateEnrichmentProvider(providerId, arg, options);
  }
}
export const getUpdateEnrichmentProviderMutationKey = (providerId: EnrichmentProviderId,) => [`/api/enrichment/providers/${providerId}`] as const;

export type UpdateEnrichmentProviderMutationResult = NonNullable<Awaited<ReturnType<typeof updateEnrichmentProvider>>>

/**
 * @summary Update an enrichment provider
 */
export const useUpdateEnrichmentProvider = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  providerId: EnrichmentProviderId, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateEnrichmentProvider>>, TError, Key, EnrichmentProviderUpdate, Awaited<ReturnType<typeof updateEnrichmentProvider>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateEnrichmentProviderMutationKey(providerId);
  const swrFn = getUpdateEnrichmentProviderMutationFetcher(providerId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestEnrichmentProviderUrl = (providerId: EnrichmentProviderId,) => {




  return `/api/enrichment/providers/${encodeURIComponent(String(providerId))}/test`
}

/**
 * Makes a real request, which counts toward the daily limit.
 * @summary Test an enrichment provider
 */
export const testEnrichmentProvider = async (providerId: EnrichmentProviderId, options?: Parameters<typeof http>[1]): Promise<EnrichmentProviderTest> => {

  return http<EnrichmentProviderTest>(getTestEnrichmentProviderUrl(providerId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getTestEnrichmentProviderMutationFetcher = (providerId: EnrichmentProviderId, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return testEnrichmentProvider(providerId, options);
  }
}
export const getTestEnrichmentProviderMutationKey = (providerId: EnrichmentProviderId,) => [`/api/enrichment/providers/${providerId}/test`] as const;

export type TestEnrichmentProviderMutationResult = NonNullable<Awaited<ReturnType<typeof testEnrichmentProvider>>>

/**
 * @summary Test an enrichment provider
 */
export const useTestEnrichmentProvider = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  providerId: EnrichmentProviderId, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testEnrichmentProvider>>, TError, Key, Arguments, Awaited<ReturnType<typeof testEnrichmentProvider>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestEnrichmentProviderMutationKey(providerId);
  const swrFn = getTestEnrichmentProviderMutationFetcher(providerId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getInvalidateEnrichmentUrl = (resultId: string,) => {




  return `/enrich/cache/${encodeURIComponent(String(resultId))}`
}

/**
 * The next identical search calls the provider again. Data attached to contacts is kept.
 * @summary Delete a stored result
 */
export const invalidateEnrichment = async (resultId: string, options?: Parameters<typeof http>[1]): Promise<InvalidatedResult> => {

  return http<InvalidatedResult>(getInvalidateEnrichmentUrl(resultId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getInvalidateEnrichmentMutationFetcher = (resultId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return invalidateEnrichment(resultId, options);
  }
}
export const getInvalidateEnrichmentMutationKey = (resultId: string,) => [`/enrich/cache/${resultId}`] as const;

export type InvalidateEnrichmentMutationResult = NonNullable<Awaited<ReturnType<typeof invalidateEnrichment>>>

/**
 * @summary Delete a stored result
 */
export const useInvalidateEnrichment = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  resultId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof invalidateEnrichment>>, TError, Key, Arguments, Awaited<ReturnType<typeof invalidateEnrichment>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getInvalidateEnrichmentMutationKey(resultId);
  const swrFn = getInvalidateEnrichmentMutationFetcher(resultId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getEnrichFacebookUrl = () => {




  return `/enrich/facebook`
}

/**
 * Fails with `PROVIDER_NOT_CONFIGURED` (409) without a key and with `NOT_SUBSCRIBED` (403) when the key’s account has no subscription. The provider’s own failures are `PROVIDER_SUSPENDED` (404), `QUOTA_EXCEEDED` (429), `PROVIDER_MALFORMED` and `PROVIDER_FAILED` (502), and `PROVIDER_TIMEOUT` (504).
 * @summary Search posts on Facebook
 */
export const enrichFacebook = async (enrichFacebookBody: EnrichFacebook, options?: Parameters<typeof http>[1]): Promise<EnrichmentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<EnrichmentResponse>(getEnrichFacebookUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enrichFacebookBody)
  }
);}




export const getEnrichFacebookMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EnrichFacebook }) => {
    return enrichFacebook(arg, options);
  }
}
export const getEnrichFacebookMutationKey = () => [`/enrich/facebook`] as const;

export type EnrichFacebookMutationResult = NonNullable<Awaited<ReturnType<typeof enrichFacebook>>>

/**
 * @summary Search posts on Facebook
 */
export const useEnrichFacebook = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse | GatewayTimeoutResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof enrichFacebook>>, TError, Key, EnrichFacebook, Awaited<ReturnType<typeof enrichFacebook>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getEnrichFacebookMutationKey();
  const swrFn = getEnrichFacebookMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getEnrichLinkedinUrl = () => {




  return `/enrich/linkedin`
}

/**
 * Fails with `PROVIDER_NOT_CONFIGURED` (409) without a key and with `NOT_SUBSCRIBED` (403) when the key’s account has no subscription. The provider’s own failures are `PROVIDER_SUSPENDED` (404), `QUOTA_EXCEEDED` (429), `PROVIDER_MALFORMED` and `PROVIDER_FAILED` (502), and `PROVIDER_TIMEOUT` (504).
 * @summary Search posts or profiles on LinkedIn
 */
export const enrichLinkedin = async (enrichLinkedinBody: EnrichLinkedin, options?: Parameters<typeof http>[1]): Promise<EnrichmentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<EnrichmentResponse>(getEnrichLinkedinUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enrichLinkedinBody)
  }
);}




export const getEnrichLinkedinMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EnrichLinkedin }) => {
    return enrichLinkedin(arg, options);
  }
}
export const getEnrichLinkedinMutationKey = () => [`/enrich/linkedin`] as const;

export type EnrichLinkedinMutationResult = NonNullable<Awaited<ReturnType<typeof enrichLinkedin>>>

/**
 * @summary Search posts or profiles on LinkedIn
 */
export const useEnrichLinkedin = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | BadGatewayResponse | ServiceUnavailableResponse | GatewayTimeoutResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof enrichLinkedin>>, TError, Key, EnrichLinkedin, Awaited<ReturnType<typeof enrichLinkedin>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getEnrichLinkedinMutationKey();
  const swrFn = getEnrichLinkedinMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
