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
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  ListNightRunsParams,
  NightRun,
  NotFoundResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getRunInboxHarvesterUrl = () => {




  return `/api/night-ops/inbox-harvester`
}

/**
 * Checks every connected mailbox now, fetches missing files, and rereads deferred events.
 * @summary Run the inbox harvester
 */
export const runInboxHarvester = async ( options?: Parameters<typeof http>[1]): Promise<NightRun> => {

  return http<NightRun>(getRunInboxHarvesterUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getRunInboxHarvesterMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return runInboxHarvester(options);
  }
}
export const getRunInboxHarvesterMutationKey = () => [`/api/night-ops/inbox-harvester`] as const;

export type RunInboxHarvesterMutationResult = NonNullable<Awaited<ReturnType<typeof runInboxHarvester>>>

/**
 * @summary Run the inbox harvester
 */
export const useRunInboxHarvester = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof runInboxHarvester>>, TError, Key, Arguments, Awaited<ReturnType<typeof runInboxHarvester>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getRunInboxHarvesterMutationKey();
  const swrFn = getRunInboxHarvesterMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGenerateMorningBriefUrl = () => {




  return `/api/night-ops/morning-brief`
}

/**
 * The brief is also generated daily at the brief time set in the guardrails.
 * @summary Generate the morning brief
 */
export const generateMorningBrief = async ( options?: Parameters<typeof http>[1]): Promise<NightRun> => {

  return http<NightRun>(getGenerateMorningBriefUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getGenerateMorningBriefMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return generateMorningBrief(options);
  }
}
export const getGenerateMorningBriefMutationKey = () => [`/api/night-ops/morning-brief`] as const;

export type GenerateMorningBriefMutationResult = NonNullable<Awaited<ReturnType<typeof generateMorningBrief>>>

/**
 * @summary Generate the morning brief
 */
export const useGenerateMorningBrief = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof generateMorningBrief>>, TError, Key, Arguments, Awaited<ReturnType<typeof generateMorningBrief>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getGenerateMorningBriefMutationKey();
  const swrFn = getGenerateMorningBriefMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListNightRunsUrl = (params?: ListNightRunsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/night-ops/runs?${stringifiedParams}` : `/api/night-ops/runs`
}

/**
 * Lists runs of the inbox harvester and the morning brief.
 * @summary List NightOps runs
 */
export const listNightRuns = async (params?: ListNightRunsParams, options?: Parameters<typeof http>[1]): Promise<NightRun[]> => {

  return http<NightRun[]>(getListNightRunsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListNightRunsKey = (params?: ListNightRunsParams,) => [`/api/night-ops/runs`, ...(params ? [params]: [])] as const;

export type ListNightRunsQueryResult = NonNullable<Awaited<ReturnType<typeof listNightRuns>>>

/**
 * @summary List NightOps runs
 */
export const useListNightRuns = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListNightRunsParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listNightRuns>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListNightRunsKey(params) : null);
  const swrFn = () => listNightRuns(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetNightRunUrl = (nightRunId: string,) => {




  return `/api/night-ops/runs/${encodeURIComponent(String(nightRunId))}`
}

/**
 * Returns the state, steps and results of the run.
 * @summary Get a NightOps run
 */
export const getNightRun = async (nightRunId: string, options?: Parameters<typeof http>[1]): Promise<NightRun> => {

  return http<NightRun>(getGetNightRunUrl(nightRunId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetNightRunKey = (nightRunId: string,) => [`/api/night-ops/runs/${nightRunId}`] as const;

export type GetNightRunQueryResult = NonNullable<Awaited<ReturnType<typeof getNightRun>>>

/**
 * @summary Get a NightOps run
 */
export const useGetNightRun = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  nightRunId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getNightRun>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && nightRunId !== null && nightRunId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetNightRunKey(nightRunId) : null);
  const swrFn = () => getNightRun(nightRunId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getCancelNightRunUrl = (nightRunId: string,) => {




  return `/api/night-ops/runs/${encodeURIComponent(String(nightRunId))}/cancel`
}

/**
 * Items already collected are kept. Returns 409 if the run has already finished.
 * @summary Cancel a NightOps run
 */
export const cancelNightRun = async (nightRunId: string, options?: Parameters<typeof http>[1]): Promise<NightRun> => {

  return http<NightRun>(getCancelNightRunUrl(nightRunId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getCancelNightRunMutationFetcher = (nightRunId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return cancelNightRun(nightRunId, options);
  }
}
export const getCancelNightRunMutationKey = (nightRunId: string,) => [`/api/night-ops/runs/${nightRunId}/cancel`] as const;

export type CancelNightRunMutationResult = NonNullable<Awaited<ReturnType<typeof cancelNightRun>>>

/**
 * @summary Cancel a NightOps run
 */
export const useCancelNightRun = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  nightRunId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof cancelNightRun>>, TError, Key, Arguments, Awaited<ReturnType<typeof cancelNightRun>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getCancelNightRunMutationKey(nightRunId);
  const swrFn = getCancelNightRunMutationFetcher(nightRunId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
