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
  ForbiddenResponse,
  GetTodayParams,
  InternalServerErrorResponse,
  ServiceUnavailableResponse,
  Today
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetTodayUrl = (params?: GetTodayParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/today?${stringifiedParams}` : `/api/today`
}

/**
 * Who to reply to first and what changed since yesterday, as of now, and the promises found by the newest morning brief.
 * @summary Get what matters today
 */
export const getToday = async (params?: GetTodayParams, options?: Parameters<typeof http>[1]): Promise<Today> => {

  return http<Today>(getGetTodayUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetTodayKey = (params?: GetTodayParams,) => [`/api/today`, ...(params ? [params]: [])] as const;

export type GetTodayQueryResult = NonNullable<Awaited<ReturnType<typeof getToday>>>

/**
 * @summary Get what matters today
 */
export const useGetToday = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: GetTodayParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getToday>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetTodayKey(params) : null);
  const swrFn = () => getToday(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
