/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import useSwr from 'swr';
import type {
  Key,
  SWRConfiguration
} from 'swr';

import type {
  BadRequestResponse,
  Birthday,
  ForbiddenResponse,
  InternalServerErrorResponse,
  ListBirthdaysTodayParams,
  ListRecentBirthdaysParams,
  ListUpcomingBirthdaysParams,
  ServiceUnavailableResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListRecentBirthdaysUrl = (params?: ListRecentBirthdaysParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/birthdays/recent?${stringifiedParams}` : `/api/birthdays/recent`
}

/**
 * The last 7 days, excluding today. Days follow the given time zone, or the workspace time zone if none is given.
 * @summary List recent birthdays
 */
export const listRecentBirthdays = async (params?: ListRecentBirthdaysParams, options?: Parameters<typeof http>[1]): Promise<Birthday[]> => {

  return http<Birthday[]>(getListRecentBirthdaysUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListRecentBirthdaysKey = (params?: ListRecentBirthdaysParams,) => [`/api/birthdays/recent`, ...(params ? [params]: [])] as const;

export type ListRecentBirthdaysQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentBirthdays>>>

/**
 * @summary List recent birthdays
 */
export const useListRecentBirthdays = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListRecentBirthdaysParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listRecentBirthdays>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListRecentBirthdaysKey(params) : null);
  const swrFn = () => listRecentBirthdays(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListBirthdaysTodayUrl = (params?: ListBirthdaysTodayParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/birthdays/today?${stringifiedParams}` : `/api/birthdays/today`
}

/**
 * Today follows the given time zone, or the workspace time zone if none is given.
 * @summary List today’s birthdays
 */
export const listBirthdaysToday = async (params?: ListBirthdaysTodayParams, options?: Parameters<typeof http>[1]): Promise<Birthday[]> => {

  return http<Birthday[]>(getListBirthdaysTodayUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListBirthdaysTodayKey = (params?: ListBirthdaysTodayParams,) => [`/api/birthdays/today`, ...(params ? [params]: [])] as const;

export type ListBirthdaysTodayQueryResult = NonNullable<Awaited<ReturnType<typeof listBirthdaysToday>>>

/**
 * @summary List today’s birthdays
 */
export const useListBirthdaysToday = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListBirthdaysTodayParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listBirthdaysToday>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListBirthdaysTodayKey(params) : null);
  const swrFn = () => listBirthdaysToday(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListUpcomingBirthdaysUrl = (params?: ListUpcomingBirthdaysParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/birthdays/upcoming?${stringifiedParams}` : `/api/birthdays/upcoming`
}

/**
 * The next 30 days, excluding today. Days follow the given time zone, or the workspace time zone if none is given.
 * @summary List upcoming birthdays
 */
export const listUpcomingBirthdays = async (params?: ListUpcomingBirthdaysParams, options?: Parameters<typeof http>[1]): Promise<Birthday[]> => {

  return http<Birthday[]>(getListUpcomingBirthdaysUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListUpcomingBirthdaysKey = (params?: ListUpcomingBirthdaysParams,) => [`/api/birthdays/upcoming`, ...(params ? [params]: [])] as const;

export type ListUpcomingBirthdaysQueryResult = NonNullable<Awaited<ReturnType<typeof listUpcomingBirthdays>>>

/**
 * @summary List upcoming birthdays
 */
export const useListUpcomingBirthdays = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: ListUpcomingBirthdaysParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listUpcomingBirthdays>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListUpcomingBirthdaysKey(params) : null);
  const swrFn = () => listUpcomingBirthdays(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
