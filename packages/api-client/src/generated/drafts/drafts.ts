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
  BadRequestResponse,
  ConflictResponse,
  ContentTooLargeResponse,
  DeleteDraftParams,
  Draft,
  DraftUpdate,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetDraftUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/draft`
}

/**
 * Each conversation has at most one draft, shared across the workspace.
 * @summary Get the draft of a conversation
 */
export const getDraft = async (conversationId: string, options?: Parameters<typeof http>[1]): Promise<Draft> => {

  return http<Draft>(getGetDraftUrl(conversationId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetDraftKey = (conversationId: string,) => [`/api/conversations/${conversationId}/draft`] as const;

export type GetDraftQueryResult = NonNullable<Awaited<ReturnType<typeof getDraft>>>

/**
 * @summary Get the draft of a conversation
 */
export const useGetDraft = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getDraft>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetDraftKey(conversationId) : null);
  const swrFn = () => getDraft(conversationId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getPutDraftUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}/draft`
}

/**
 * Returns `DRAFT_CHANGED` if another update came first. The error details contain the stored text and version. Returns `ATTACHMENT_GONE` if a file no longer exists.
 * @summary Update the draft of a conversation
 */
export const putDraft = async (conversationId: string,
    draftUpdate: DraftUpdate, options?: Parameters<typeof http>[1]): Promise<Draft> => {

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
return http<Draft>(getPutDraftUrl(conversationId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(draftUpdate)
  }
);}




export const getPutDraftMutationFetcher = (conversationId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: DraftUpdate }) => {
    return putDraft(conversationId, arg, options);
  }
}
export const getPutDraftMutationKey = (conversationId: string,) => [`/api/conversations/${conversationId}/draft`] as const;

export type PutDraftMutationResult = NonNullable<Awaited<ReturnType<typeof putDraft>>>

/**
 * @summary Update the draft of a conversation
 */
export const usePutDraft = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof putDraft>>, TError, Key, DraftUpdate, Awaited<ReturnType<typeof putDraft>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getPutDraftMutationKey(conversationId);
  const swrFn = getPutDraftMutationFetcher(conversationId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteDraftUrl = (conversationId: string,
    params?: DeleteDraftParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/conversations/${encodeURIComponent(String(conversationId))}/draft?${stringifiedParams}` : `/api/conversations/${encodeURIComponent(String(conversationId))}/draft`
}

/**
 * If `version` is given and the draft has since changed, the draft is kept and 409 is returned.
 * @summary Delete the draft of a conversation
 */
export const deleteDraft = async (conversationId: string,
    params?: DeleteDraftParams, options?: Parameters<typeof http>[1]): Promise<Draft> => {

  return http<Draft>(getDeleteDraftUrl(conversationId,params),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteDraftMutationFetcher = (conversationId: string,
    params?: DeleteDraftParams, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteDraft(conversationId, params, options);
  }
}
export const getDeleteDraftMutationKey = (conversationId: string,
    params?: DeleteDraftParams,) => [`/api/conversations/${conversationId}/draft`, ...(params ? [params]: [])] as const;

export type DeleteDraftMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDraft>>>

/**
 * @summary Delete the draft of a conversation
 */
export const useDeleteDraft = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  conversationId: string,
    params?: DeleteDraftParams, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteDraft>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteDraft>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteDraftMutationKey(conversationId,params);
  const swrFn = getDeleteDraftMutationFetcher(conversationId,params, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
