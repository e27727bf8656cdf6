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
  Conversation,
  ForbiddenResponse,
  InternalServerErrorResponse,
  ListConversationMessagesParams,
  MessageDetail,
  NotFoundResponse,
  ServiceUnavailableResponse
} from '../model';

import { http } from '../../http';
import type { ErrorType } from '../../http';



  type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



 export const getGetConversationUrl = (conversationId: string,) => {




  return `/api/conversations/${encodeURIComponent(String(conversationId))}`
}

/**
 * Returns the contact, channel, subject, counts and projects. Use `listConversationMessages` to list the messages.
 * @summary Get a conversation
 */
export const getConversation = async (conversationId: string, options?: Parameters<typeof http>[1]): Promise<Conversation> => {

  return http<Conversation>(getGetConversationUrl(conversationId),
  {
    ...options,
    method: 'GET'


  }
);}




export const getGetConversationKey = (conversationId: string,) => [`/api/conversations/${conversationId}`] as const;

export type GetConversationQueryResult = NonNullable<Awaited<ReturnType<typeof getConversation>>>

/**
 * @summary Get a conversation
 */
export const useGetConversation = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof getConversation>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getGetConversationKey(conversationId) : null);
  const swrFn = () => getConversation(conversationId, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
export const getListConversationMessagesUrl = (conversationId: string,
    params?: ListConversationMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/conversations/${encodeURIComponent(String(conversationId))}/messages?${stringifiedParams}` : `/api/conversations/${encodeURIComponent(String(conversationId))}/messages`
}

/**
 * Includes message texts and attachments.
 * @summary List messages of a conversation
 */
export const listConversationMessages = async (conversationId: string,
    params?: ListConversationMessagesParams, options?: Parameters<typeof http>[1]): Promise<MessageDetail[]> => {

  return http<MessageDetail[]>(getListConversationMessagesUrl(conversationId,params),
  {
    ...options,
    method: 'GET'


  }
);}




export const getListConversationMessagesKey = (conversationId: string,
    params?: ListConversationMessagesParams,) => [`/api/conversations/${conversationId}/messages`, ...(params ? [params]: [])] as const;

export type ListConversationMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listConversationMessages>>>

/**
 * @summary List messages of a conversation
 */
export const useListConversationMessages = <TError = ErrorType<BadRequestResponse | ForbiddenResponse | NotFoundResponse | InternalServerErrorResponse | ServiceUnavailableResponse>>(
  conversationId: string,
    params?: ListConversationMessagesParams, options?: { swr?:SWRConfiguration<Awaited<ReturnType<typeof listConversationMessages>>, TError> & { swrKey?: Key, enabled?: boolean }, request?: SecondParameter<typeof http> }
) => {
  const {swr: swrOptions, request: requestOptions} = options ?? {}

  const isEnabled = swrOptions?.enabled !== false && conversationId !== null && conversationId !== undefined
  const swrKey = swrOptions?.swrKey ?? (() => isEnabled ? getListConversationMessagesKey(conversationId,params) : null);
  const swrFn = () => listConversationMessages(conversationId,params, requestOptions)

  const query = useSwr<Awaited<ReturnType<typeof swrFn>>, TError>(swrKey, swrFn, swrOptions)

  return {
    swrKey,
    ...query
  }
}
