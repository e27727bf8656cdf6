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
  BriefDelivery,
  BriefDeliveryUpdate,
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  GetMorningBriefParams,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  MakeMorningBriefParams,
  MorningBrief,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetBriefDeliveryUrl = () => {




  return `/api/analytics/brief/delivery`
}

/**
 * Shows whether the brief is emailed every morning, its recipient address and the result of the last email.
 * @summary Get brief delivery settings
 */
export const getBriefDelivery = async ( options?: Parameters<typeof http>[1]): Promise<BriefDelivery> => {

  return http<BriefDelivery>(getGetBriefDeliveryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetBriefDeliveryKey = () => [`/api/analytics/brief/delivery`] as const;

export type GetBriefDeliveryQueryResult = NonNullable<Awaited<ReturnType<typeof getBriefDelivery>>>

/**
 * @summary Get brief delivery settings
 */
export const useGetBriefDelivery = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getBriefDelivery>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetBriefDeliveryKey() : null);
  const swrFn = () => getBriefDelivery(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getSetBriefDeliveryUrl = () => {




  return `/api/analytics/brief/delivery`
}

/**
 * The brief is sent to this one address through the workspace’s email connection.
 * @summary Update brief delivery settings
 */
export const setBriefDelivery = async (briefDeliveryUpdate: BriefDeliveryUpdate, options?: Parameters<typeof http>[1]): Promise<BriefDelivery> => {

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
return http<BriefDelivery>(getSetBriefDeliveryUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(briefDeliveryUpdate)
  }
);}




export const getSetBriefDeliveryMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: BriefDeliveryUpdate }) => {
    return setBriefDelivery(arg, options);
  }
}
export const getSetBriefDeliveryMutationKey = () => [`/api/analytics/brief/delivery`] as const;

export type SetBriefDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof setBriefDelivery>>>

/**
 * @summary Update brief delivery settings
 */
export const useSetBriefDelivery = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof setBriefDelivery>>, TError, Key, BriefDeliveryUpdate, Awaited<ReturnType<typeof setBriefDelivery>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSetBriefDeliveryMutationKey();
  const swrFn = getSetBriefDeliveryMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getGetMorningBriefUrl = (params?: GetMorningBriefParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/analytics/brief/morning?${stringifiedParams}` : `/api/analytics/brief/morning`
}

/**
 * The brief is generated daily at the brief time set in the guardrails. The first request generates the first brief, which takes up to a few seconds. Returns 503 if the workspace has no messages.
 * @summary Get the morning brief
 */
export const getMorningBrief = async (params?: GetMorningBriefParams, options?: Parameters<typeof http>[1]): Promise<MorningBrief> => {

  return http<MorningBrief>(getGetMorningBriefUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetMorningBriefKey = (params?: GetMorningBriefParams,) => [`/api/analytics/brief/morning`, ...(params ? [params]: [])] as const;

export type GetMorningBriefQueryResult = NonNullable<Awaited<ReturnType<typeof getMorningBrief>>>

/**
 * @summary Get the morning brief
 */
export const useGetMorningBrief = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  params?: GetMorningBriefParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getMorningBrief>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetMorningBriefKey(params) : null);
  const swrFn = () => getMorningBrief(params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getMakeMorningBriefUrl = (params?: MakeMorningBriefParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/analytics/brief/morning?${stringifiedParams}` : `/api/analytics/brief/morning`
}

/**
 * Takes up to a few seconds. Concurrent requests return the same brief.
 * @summary Create a morning brief now
 */
export const makeMorningBrief = async (params?: MakeMorningBriefParams, options?: Parameters<typeof http>[1]): Promise<MorningBrief> => {

  return http<MorningBrief>(getMakeMorningBriefUrl(params),
  {
    ...options,
    method: 'POST'


  }
);}




export const getMakeMorningBriefMutationFetcher = (params?: MakeMorningBriefParams, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return makeMorningBrief(params, options);
  }
}
export const getMakeMorningBriefMutationKey = (params?: MakeMorningBriefParams,) => [`/api/analytics/brief/morning`, ...(params ? [params]: [])] as const;

export type MakeMorningBriefMutationResult = NonNullable<Awaited<ReturnType<typeof makeMorningBrief>>>

/**
 * @summary Create a morning brief now
 */
export const useMakeMorningBrief = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  params?: MakeMorningBriefParams, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof makeMorningBrief>>, TError, Key, Arguments, Awaited<ReturnType<typeof makeMorningBrief>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getMakeMorningBriefMutationKey(params);
  const swrFn = getMakeMorningBriefMutationFetcher(params, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getEmailMorningBriefUrl = () => {




  return `/api/analytics/brief/morning/email`
}

/**
 * Puts an email with the newest brief into the outbox, regardless of the schedule. An address and a brief are required.
 * @summary Email the newest brief now
 */
export const emailMorningBrief = async ( options?: Parameters<typeof http>[1]): Promise<BriefDelivery> => {

  return http<BriefDelivery>(getEmailMorningBriefUrl(),
  {
    ...options,
    method: 'POST'


  }
);}




export const getEmailMorningBriefMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return emailMorningBrief(options);
  }
}
export const getEmailMorningBriefMutationKey = () => [`/api/analytics/brief/morning/email`] as const;

export type EmailMorningBriefMutationResult = NonNullable<Awaited<ReturnType<typeof emailMorningBrief>>>

/**
 * @summary Email the newest brief now
 */
export const useEmailMorningBrief = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | ConflictResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof emailMorningBrief>>, TError, Key, Arguments, Awaited<ReturnType<typeof emailMorningBrief>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getEmailMorningBriefMutationKey();
  const swrFn = getEmailMorningBriefMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
