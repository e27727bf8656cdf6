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
  AssistantAnswer,
  AssistantQuestion,
  BadRequestResponse,
  ContentTooLargeResponse,
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  RequestTimeoutResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnsupportedMediaTypeResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getAskAssistantUrl = () => {




  return `/api/assistant/questions`
}

/**
 * Runs queries over the workspace only. Nothing is changed, sent or stored.
 * @summary Ask a question about the workspace
 */
export const askAssistant = async (assistantQuestion: AssistantQuestion, options?: Parameters<typeof http>[1]): Promise<AssistantAnswer> => {

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
return http<AssistantAnswer>(getAskAssistantUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(assistantQuestion)
  }
);}




export const getAskAssistantMutationFetcher = ( options?: SecondParameter<typeof http>) => {
  return (_: Key, { arg }: { arg: AssistantQuestion }) => {
    return askAssistant(arg, options);
  }
}
export const getAskAssistantMutationKey = () => [`/api/assistant/questions`] as const;

export type AskAssistantMutationResult = NonNullable<Awaited<ReturnType<typeof askAssistant>>>

/**
 * @summary Ask a question about the workspace
 */
export const useAskAssistant = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | RequestTimeoutResponse | ContentTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
   options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof askAssistant>>, TError, Key, AssistantQuestion, Awaited<ReturnType<typeof askAssistant>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getAskAssistantMutationKey();
  const swrFn = getAskAssistantMutationFetcher(requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
