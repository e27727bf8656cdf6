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
  ForbiddenResponse,
  InsufficientStorageResponse,
  InternalServerErrorResponse,
  NotFoundResponse,
  ServiceUnavailableResponse,
  Suggestion,
  TooManyRequestsResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getListSuggestionsUrl = (messageId: string,) => {




  return `/api/messages/${encodeURIComponent(String(messageId))}/suggestions`
}

/**
 * Mailing lists, automated senders, our own messages and messages with a reply get no suggestions. Suggestions do not change until the conversation continues.
 * @summary List reply suggestions for a message
 */
export const listSuggestions = async (messageId: string, options?: Parameters<typeof http>[1]): Promise<Suggestion[]> => {

  return http<Suggestion[]>(getListSuggestionsUrl(messageId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListSuggestionsKey = (messageId: string,) => [`/api/messages/${messageId}/suggestions`] as const;

export type ListSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSuggestions>>>

/**
 * @summary List reply suggestions for a message
 */
export const useListSuggestions = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  messageId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listSuggestions>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && messageId !== null && messageId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListSuggestionsKey(messageId) : null);
  const swrFn = () => listSuggestions(messageId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getUseSuggestionUrl = (suggestionId: string,) => {




  return `/api/suggestions/${encodeURIComponent(String(suggestionId))}/use`
}

/**
 * Nothing is sent.
 * @summary Mark a suggestion as used in a reply
 */
export const useSuggestion = async (suggestionId: string, options?: Parameters<typeof http>[1]): Promise<Suggestion> => {

  return http<Suggestion>(getUseSuggestionUrl(suggestionId),
  {
    ...options,
    method: 'POST'


  }
);}




export const getUseSuggestionMutationFetcher = (suggestionId: string, options?: SecondParameter<typeof http>) => {
  return (_: Key, __: { arg: Arguments }) => {
    return useSuggestion(suggestionId, options);
  }
}
export const getUseSuggestionMutationKey = (suggestionId: string,) => [`/api/suggestions/${suggestionId}/use`] as const;

export type UseSuggestionMutationResult = NonNullable<Awaited<ReturnType<typeof useSuggestion>>>

/**
 * @summary Mark a suggestion as used in a reply
 */
export const useUseSuggestion = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse | InsufficientStorageResponse>>(
  suggestionId: string, options?: { swr?:SWRMutationConfiguration<Awaited<ReturnType<typeof useSuggestion>>, TError, Key, Arguments, Awaited<ReturnType<typeof useSuggestion>>> & { swrKey?: string }, request?: SecondParameter<typeof http>}
) => {

  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const swrKey = swrOptions?.swrKey ?? getUseSuggestionMutationKey(suggestionId);
  const swrFn = getUseSuggestionMutationFetcher(suggestionId, requestOptions);

  const query = useSWRMutation(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
