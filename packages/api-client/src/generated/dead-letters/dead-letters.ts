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
  DeadLetter,
  DeadLetterSummary,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListDeadLettersParams,
  NotFoundResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListDeadLettersUrl = (params?: ListDeadLettersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/dead-letters?${stringifiedParams}` : `/api/dead-letters`
}

/**
 * Incoming messages that could not be read, and outgoing messages that failed permanently.
 * @summary List dead letters
 */
export const listDeadLetters = async (params?: ListDeadLettersParams, options?: Parameters<typeof http>[1]): Promise<DeadLetter[]> => {

  return http<DeadLetter[]>(getListDeadLettersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListDeadLettersKey = (params?: ListDeadLettersParams,) => [`/api/dead-letters`, ...(params ? [params]: [])] as const;

export type ListDeadLettersQueryResult = NonNullable<Awaited<ReturnType<typeof listDeadLetters>>>

/**
 * @summary List dead letters
 */
export const useListDeadLetters = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListDeadLettersParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listDeadLetters>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListDeadLettersKey(params) : null);
  const swrFn = () => listDeadLetters(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetDeadLetterSummaryUrl = () => {




  return `/api/dead-letters/summary`
}

/**
 * Counts in total, by direction and by channel.
 * @summary Get dead letter counts
 */
export const getDeadLetterSummary = async ( options?: Parameters<typeof http>[1]): Promise<DeadLetterSummary> => {

  return http<DeadLetterSummary>(getGetDeadLetterSummaryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetDeadLetterSummaryKey = () => [`/api/dead-letters/summary`] as const;

export type GetDeadLetterSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getDeadLetterSummary>>>

/**
 * @summary Get dead letter counts
 */
export const useGetDeadLetterSummary = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getDeadLetterSummary>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetDeadLetterSummaryKey() : null);
  const swrFn = () => getDeadLetterSummary(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getDismissDeadLetterUrl = (deadLetterId: string,) => {




  return `/api/dead-letters/${encodeURIComponent(String(deadLetterId))}`
}

/**
 * The content of an incoming dead letter is deleted. A failed outgoing message is kept in its conversation.
 * @summary Delete a dead letter
 */
export const dismissDeadLetter = async (deadLetterId: string, options?: Parameters<typeof http>[1]): Promise<DeadLetter> => {

  return http<DeadLetter>(getDismissDeadLetterUrl(deadLetterId),
  {
    ...options,
    method: 'DELETE'


  }
);}




export const getDismissDeadLetterMutationFetcher = (deadLetterId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return dismissDeadLetter(deadLetterId, options);
  }
}
export const getDismissDeadLetterMutationKey = (deadLetterId: string,) => [`/api/dead-letters/${deadLetterId}`] as const;

export type DismissDeadLetterMutationResult = NonNullable<Awaited<ReturnType<typeof dismissDeadLetter>>>

/**
 * @summary Delete a dead letter
 */
export const useDismissDeadLetter = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  deadLetterId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof dismissDeadLetter>>, TError, Key, Arguments, Awaited<ReturnType<typeof dismissDeadLetter>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getDismissDeadLetterMutationKey(deadLetterId);
  const swrFn = getDismissDeadLetterMutationFetcher(deadLetterId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getRetryDeadLetterUrl = (deadLetterId: string,) => {




  return `/api/dead-letters/${encodeURIComponent(String(deadLetterId))}/retry`
}

/**
 * If the message still cannot be read or sent, returns 409 and keeps the dead letter.
 * @summary Retry a dead letter
 */
export const retryDeadLetter = async (deadLetterId: string, options?: Parameters<typeof http>[1]): Promise<DeadLetter> => {

  return http<DeadLetter>(getRetryDeadLetterUrl(deadLetterId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getRetryDeadLetterMutationFetcher = (deadLetterId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return retryDeadLetter(deadLetterId, options);
  }
}
export const getRetryDeadLetterMutationKey = (deadLetterId: string,) => [`/api/dead-letters/${deadLetterId}/retry`] as const;

export type RetryDeadLetterMutationResult = NonNullable<Awaited<ReturnType<typeof retryDeadLetter>>>

/**
 * @summary Retry a dead letter
 */
export const useRetryDeadLetter = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  deadLetterId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof retryDeadLetter>>, TError, Key, Arguments, Awaited<ReturnType<typeof retryDeadLetter>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRetryDeadLetterMutationKey(deadLetterId);
  const swrFn = getRetryDeadLetterMutationFetcher(deadLetterId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
