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
  ConflictResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  Outreach,
  OutreachRequest,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getSendOutreachUrl = () => {




  return `/api/outreach/multi-channel`
}

/**
 * Queues the message for all allowed channels in one transaction. The other channels are refused, each with a reason.
 * @summary Send a message on several channels
 */
export const sendOutreach = async (outreachRequest: OutreachRequest, options?: Parameters<typeof http>[1]): Promise<Outreach> => {

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
return http<Outreach>(getSendOutreachUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(outreachRequest)
  }
);}




export const getSendOutreachMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: OutreachRequest }) => {
    return sendOutreach(arg, options);
  }
}
export const getSendOutreachMutationKey = () => [`/api/outreach/multi-channel`] as const;

export type SendOutreachMutationResult = NonNullable<Awaited<ReturnType<typeof sendOutreach>>>

/**
 * @summary Send a message on several channels
 */
export const useSendOutreach = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ConflictResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof sendOutreach>>, TError, Key, OutreachRequest, Awaited<ReturnType<typeof sendOutreach>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getSendOutreachMutationKey();
  const swrFn = getSendOutreachMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
