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
  BadRequestResponse,
  ContentTooLargeResponse,
  EmailSummary,
  EngagementTest,
  EngagementTestResult,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetEmailSummaryUrl = () => {




  return `/api/email-enrichment/summary`
}

/**
 * Shows how many contacts can be reached by email, and how they respond to it.
 * @summary Get email reach and engagement
 */
export const getEmailSummary = async ( options?: Parameters<typeof http>[1]): Promise<EmailSummary> => {

  return http<EmailSummary>(getGetEmailSummaryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetEmailSummaryKey = () => [`/api/email-enrichment/summary`] as const;

export type GetEmailSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getEmailSummary>>>

/**
 * @summary Get email reach and engagement
 */
export const useGetEmailSummary = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
   options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getEmailSummary>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetEmailSummaryKey() : null);
  const swrFn = () => getEmailSummary(requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getTestEngagementEventUrl = () => {




  return `/api/email-enrichment/test/event`
}

/**
 * The event is signed like the provider’s, received by our own webhook, and marked as a test. It is excluded from all figures.
 * @summary Test with a simulated provider event
 */
export const testEngagementEvent = async (engagementTest: EngagementTest, options?: Parameters<typeof http>[1]): Promise<EngagementTestResult> => {

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
return http<EngagementTestResult>(getTestEngagementEventUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(engagementTest)
  }
);}




export const getTestEngagementEventMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: EngagementTest }) => {
    return testEngagementEvent(arg, options);
  }
}
export const getTestEngagementEventMutationKey = () => [`/api/email-enrichment/test/event`] as const;

export type TestEngagementEventMutationResult = NonNullable<Awaited<ReturnType<typeof testEngagementEvent>>>

/**
 * @summary Test with a simulated provider event
 */
export const useTestEngagementEvent = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof testEngagementEvent>>, TError, Key, EngagementTest, Awaited<ReturnType<typeof testEngagementEvent>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getTestEngagementEventMutationKey();
  const swrFn = getTestEngagementEventMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
