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
  CannedReply,
  CannedReplyCreate,
  CannedReplyUpdate,
  ConflictResponse,
  ContentTooLargeResponse,
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



 export const getListCannedRepliesUrl = () => {




  return `/api/canned-replies`
}

/**
 * Canned replies are shared across the workspace.
 * @summary List canned replies
 */
export const listCannedReplies = async ( options?: Parameters<typeof http>[1]): Promise<CannedReply[]> => {

  return http<CannedReply[]>(getListCannedRepliesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCannedRepliesKey = () => [`/api/canned-replies`] as const;

export type ListCannedRepliesQueryResult = NonNullable<Awaited<ReturnType<typeof listCannedReplies>>>

/**
 * @summary List canned replies
 */
export const useListCannedReplies = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCannedReplies>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCannedRepliesKey() : null);
  const swrFn = () => listCannedReplies(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCreateCannedReplyUrl = () => {




  return `/api/canned-replies`
}

/**
 * Returns 409 if another canned reply has the same name or shortcut.
 * @summary Create a canned reply
 */
export const createCannedReply = async (cannedReplyCreate: CannedReplyCreate, options?: Parameters<typeof http>[1]): Promise<CannedReply> => {

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
return http<CannedReply>(getCreateCannedReplyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cannedReplyCreate)
  }
);}




export const getCreateCannedReplyMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CannedReplyCreate }) => {
    return createCannedReply(arg, options);
  }
}
export const getCreateCannedReplyMutationKey = () => [`/api/canned-replies`] as const;

export type CreateCannedReplyMutationResult = NonNullable<Awaited<ReturnType<typeof createCannedReply>>>

/**
 * @summary Create a canned reply
 */
export const useCreateCannedReply = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof createCannedReply>>, TError, Key, CannedReplyCreate, Awaited<ReturnType<typeof createCannedReply>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCreateCannedReplyMutationKey();
  const swrFn = getCreateCannedReplyMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUpdateCannedReplyUrl = (cannedReplyId: string,) => {




  return `/api/canned-replies/${encodeURIComponent(String(cannedReplyId))}`
}

/**
 * Updates only the fields in the request. Returns 409 if another canned reply has the same name or shortcut.
 * @summary Update a canned reply
 */
export const updateCannedReply = async (cannedReplyId: string,
    cannedReplyUpdate: CannedReplyUpdate, options?: Parameters<typeof http>[1]): Promise<CannedReply> => {

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
return http<CannedReply>(getUpdateCannedReplyUrl(cannedReplyId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cannedReplyUpdate)
  }
);}




export const getUpdateCannedReplyMutationFetcher = (cannedReplyId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: CannedReplyUpdate }) => {
    return updateCannedReply(cannedReplyId, arg, options);
  }
}
export const getUpdateCannedReplyMutationKey = (cannedReplyId: string,) => [`/api/canned-replies/${cannedReplyId}`] as const;

export type UpdateCannedReplyMutationResult = NonNullable<Awaited<ReturnType<typeof updateCannedReply>>>

/**
 * @summary Update a canned reply
 */
export const useUpdateCannedReply = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  cannedReplyId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updateCannedReply>>, TError, Key, CannedReplyUpdate, Awaited<ReturnType<typeof updateCannedReply>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdateCannedReplyMutationKey(cannedReplyId);
  const swrFn = getUpdateCannedReplyMutationFetcher(cannedReplyId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDeleteCannedReplyUrl = (cannedReplyId: string,) => {




  return `/api/canned-replies/${encodeURIComponent(String(cannedReplyId))}`
}

/**
 * Existing replies written with it do not change.
 * @summary Delete a canned reply
 */
export const deleteCannedReply = async (cannedReplyId: string, options?: Parameters<typeof http>[1]): Promise<CannedReply> => {

  return http<CannedReply>(getDeleteCannedReplyUrl(cannedReplyId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDeleteCannedReplyMutationFetcher = (cannedReplyId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return deleteCannedReply(cannedReplyId, options);
  }
}
export const getDeleteCannedReplyMutationKey = (cannedReplyId: string,) => [`/api/canned-replies/${cannedReplyId}`] as const;

export type DeleteCannedReplyMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCannedReply>>>

/**
 * @summary Delete a canned reply
 */
export const useDeleteCannedReply = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  cannedReplyId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof deleteCannedReply>>, TError, Key, Arguments, Awaited<ReturnType<typeof deleteCannedReply>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDeleteCannedReplyMutationKey(cannedReplyId);
  const swrFn = getDeleteCannedReplyMutationFetcher(cannedReplyId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
