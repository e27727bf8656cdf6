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
  InternalServerErrorResponse,
  ServiceUnavailableResponse,
  Today
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetTodayUrl = () => {




  return `/api/today`
}

/**
 * Who to reply to first and what changed since yesterday, as of now, and the promises found by the newest morning brief.
 * @summary Get what matters today
 */
export const getToday = async ( options?: Parameters<typeof http>[1]): Promise<Today> => {

  return http<Today>(getGetTodayUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetTodayKey = () => [`/api/today`] as const;

export type GetTodayQueryResult = NonNullable<Awaited<ReturnType<typeof getToday>>>

/**
 * @summary Get what matters today
 */
export const useGetToday = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getToday>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetTodayKey() : null);
  const swrFn = () => getToday(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
