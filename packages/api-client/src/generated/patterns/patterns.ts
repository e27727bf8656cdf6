/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Key,
  SWRConfiguration
} from 'swr';

import type {
  AnsweredMessage,
  BadRequestResponse,
  Cadence,
  CadenceChange,
  CadencePerson,
  ForbiddenResponse,
  InternalServerErrorResponse,
  ListCadenceChangesParams,
  ListCadencePeopleParams,
  ListResponsesParams,
  Patterns,
  ResponseSpan,
  ServiceUnavailableResponse,
  WeeklyCadence
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetPatternsUrl = () => {




  return `/api/patterns`
}

/**
 * Response times are based on days in the workspace time zone.
 * @summary Get message frequency and response times
 */
export const getPatterns = async ( options?: Parameters<typeof http>[1]): Promise<Patterns> => {

  return http<Patterns>(getGetPatternsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetPatternsKey = () => [`/api/patterns`] as const;

export type GetPatternsQueryResult = NonNullable<Awaited<ReturnType<typeof getPatterns>>>

/**
 * @summary Get message frequency and response times
 */
export const useGetPatterns = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getPatterns>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetPatternsKey() : null);
  const swrFn = () => getPatterns(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListCadencePeopleUrl = (cadence: Cadence,
    params?: ListCadencePeopleParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/patterns/cadences/${encodeURIComponent(String(cadence))}?${stringifiedParams}` : `/api/patterns/cadences/${encodeURIComponent(String(cadence))}`
}

/**
 * Lists the contacts in one of the classes of `getPatterns`.
 * @summary List contacts in a class
 */
export const listCadencePeople = async (cadence: Cadence,
    params?: ListCadencePeopleParams, options?: Parameters<typeof http>[1]): Promise<CadencePerson[]> => {

  return http<CadencePerson[]>(getListCadencePeopleUrl(cadence,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCadencePeopleKey = (cadence: Cadence,
    params?: ListCadencePeopleParams,) => [`/api/patterns/cadences/${cadence}`, ...(params ? [params]: [])] as const;

export type ListCadencePeopleQueryResult = NonNullable<Awaited<ReturnType<typeof listCadencePeople>>>

/**
 * @summary List contacts in a class
 */
export const useListCadencePeople = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  cadence: Cadence,
    params?: ListCadencePeopleParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCadencePeople>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && cadence !== null && cadence !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCadencePeopleKey(cadence,params) : null);
  const swrFn = () => listCadencePeople(cadence,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListCadenceChangesUrl = (params?: ListCadenceChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/patterns/changes?${stringifiedParams}` : `/api/patterns/changes`
}

/**
 * Contacts with their first message in that time are new and not listed.
 * @summary List class changes of the last seven days
 */
export const listCadenceChanges = async (params?: ListCadenceChangesParams, options?: Parameters<typeof http>[1]): Promise<CadenceChange[]> => {

  return http<CadenceChange[]>(getListCadenceChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListCadenceChangesKey = (params?: ListCadenceChangesParams,) => [`/api/patterns/changes`, ...(params ? [params]: [])] as const;

export type ListCadenceChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listCadenceChanges>>>

/**
 * @summary List class changes of the last seven days
 */
export const useListCadenceChanges = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListCadenceChangesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listCadenceChanges>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListCadenceChangesKey(params) : null);
  const swrFn = () => listCadenceChanges(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListResponsesUrl = (bucket: ResponseSpan,
    params?: ListResponsesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/patterns/responses/${encodeURIComponent(String(bucket))}?${stringifiedParams}` : `/api/patterns/responses/${encodeURIComponent(String(bucket))}`
}

/**
 * Lists the messages in one of the buckets of `getPatterns`.
 * @summary List messages by response time
 */
export const listResponses = async (bucket: ResponseSpan,
    params?: ListResponsesParams, options?: Parameters<typeof http>[1]): Promise<AnsweredMessage[]> => {

  return http<AnsweredMessage[]>(getListResponsesUrl(bucket,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListResponsesKey = (bucket: ResponseSpan,
    params?: ListResponsesParams,) => [`/api/patterns/responses/${bucket}`, ...(params ? [params]: [])] as const;

export type ListResponsesQueryResult = NonNullable<Awaited<ReturnType<typeof listResponses>>>

/**
 * @summary List messages by response time
 */
export const useListResponses = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  bucket: ResponseSpan,
    params?: ListResponsesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listResponses>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && bucket !== null && bucket !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListResponsesKey(bucket,params) : null);
  const swrFn = () => listResponses(bucket,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetWeeklyCadenceUrl = () => {




  return `/api/patterns/weeks`
}

/**
 * Counts messages in both directions over 26 weeks. The last week ends today.
 * @summary Get messages per week of the most active contacts
 */
export const getWeeklyCadence = async ( options?: Parameters<typeof http>[1]): Promise<WeeklyCadence> => {

  return http<WeeklyCadence>(getGetWeeklyCadenceUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetWeeklyCadenceKey = () => [`/api/patterns/weeks`] as const;

export type GetWeeklyCadenceQueryResult = NonNullable<Awaited<ReturnType<typeof getWeeklyCadence>>>

/**
 * @summary Get messages per week of the most active contacts
 */
export const useGetWeeklyCadence = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getWeeklyCadence>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetWeeklyCadenceKey() : null);
  const swrFn = () => getWeeklyCadence(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
