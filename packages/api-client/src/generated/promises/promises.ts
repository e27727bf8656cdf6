/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type {
  Key
} from 'swr';

import useSWRMutation from 'swr/mutation';
import type {
  SWRMutationConfiguration
} from 'swr/mutation';

import type {
  BadRequestResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  PromiseState,
  PromiseUpdate,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getUpdatePromiseUrl = (promiseId: string,) => {




  return `/api/promises/${encodeURIComponent(String(promiseId))}`
}

/**
 * Promises are read from the text of messages; their IDs are in `getToday` and `getMorningBrief`. One that is checked off stays so when messages are read again.
 * @summary Check off or reopen a promise
 */
export const updatePromise = async (promiseId: string,
    promiseUpdate: PromiseUpdate, options?: Parameters<typeof http>[1]): Promise<PromiseState> => {

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
return http<PromiseState>(getUpdatePromiseUrl(promiseId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(promiseUpdate)
  }
);}




export const getUpdatePromiseMutationFetcher = (promiseId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: PromiseUpdate }) => {
    return updatePromise(promiseId, arg, options);
  }
}
export const getUpdatePromiseMutationKey = (promiseId: string,) => [`/api/promises/${promiseId}`] as const;

export type UpdatePromiseMutationResult = NonNullable<Awaited<ReturnType<typeof updatePromise>>>

/**
 * @summary Check off or reopen a promise
 */
export const useUpdatePromise = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  promiseId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof updatePromise>>, TError, Key, PromiseUpdate, Awaited<ReturnType<typeof updatePromise>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUpdatePromiseMutationKey(promiseId);
  const swrFn = getUpdatePromiseMutationFetcher(promiseId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
