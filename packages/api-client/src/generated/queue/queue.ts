/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Key,
  SWRConfiguration
} from 'swr';

import useSWRMutation from 'swr/mutation';
import type {
  SWRMutationConfiguration
} from 'swr/mutation';

import type {
  AcceptQueue,
  AcceptedQueue,
  BadRequestResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  OptimizedQueue,
  QueueProposal,
  QueueRequest,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getOptimizeQueueUrl = () => {




  return `/api/queue`
}

/**
 * Working hours are 9:00 to 17:00, Monday to Friday, in the workspace time zone. Open follow-ups of that day that are not among the tasks keep their times.
 * @summary Optimize the order of tasks for the day
 */
export const optimizeQueue = async (queueRequest: QueueRequest, options?: Parameters<typeof http>[1]): Promise<OptimizedQueue> => {

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
return http<OptimizedQueue>(getOptimizeQueueUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(queueRequest)
  }
);}




export const getOptimizeQueueMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: QueueRequest }) => {
    return optimizeQueue(arg, options);
  }
}
export const getOptimizeQueueMutationKey = () => [`/api/queue`] as const;

export type OptimizeQueueMutationResult = NonNullable<Awaited<ReturnType<typeof optimizeQueue>>>

/**
 * @summary Optimize the order of tasks for the day
 */
export const useOptimizeQueue = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof optimizeQueue>>, TError, Key, QueueRequest, Awaited<ReturnType<typeof optimizeQueue>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getOptimizeQueueMutationKey();
  const swrFn = getOptimizeQueueMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getAcceptQueueUrl = () => {




  return `/api/queue/accept`
}

/**
 * Accepts the whole plan or nothing. Accepting the same plan again changes nothing.
 * @summary Create follow-ups from a plan
 */
export const acceptQueue = async (acceptQueueBody: AcceptQueue, options?: Parameters<typeof http>[1]): Promise<AcceptedQueue> => {

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
return http<AcceptedQueue>(getAcceptQueueUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(acceptQueueBody)
  }
);}




export const getAcceptQueueMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: AcceptQueue }) => {
    return acceptQueue(arg, options);
  }
}
export const getAcceptQueueMutationKey = () => [`/api/queue/accept`] as const;

export type AcceptQueueMutationResult = NonNullable<Awaited<ReturnType<typeof acceptQueue>>>

/**
 * @summary Create follow-ups from a plan
 */
export const useAcceptQueue = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof acceptQueue>>, TError, Key, AcceptQueue, Awaited<ReturnType<typeof acceptQueue>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getAcceptQueueMutationKey();
  const swrFn = getAcceptQueueMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListQueueProposalsUrl = () => {




  return `/api/queue/tasks`
}

/**
 * Lists open tasks about contacts, and messages of high and medium priority that are waiting for a reply.
 * @summary List tasks to plan
 */
export const listQueueProposals = async ( options?: Parameters<typeof http>[1]): Promise<QueueProposal[]> => {

  return http<QueueProposal[]>(getListQueueProposalsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListQueueProposalsKey = () => [`/api/queue/tasks`] as const;

export type ListQueueProposalsQueryResult = NonNullable<Awaited<ReturnType<typeof listQueueProposals>>>

/**
 * @summary List tasks to plan
 */
export const useListQueueProposals = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listQueueProposals>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListQueueProposalsKey() : null);
  const swrFn = () => listQueueProposals(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
