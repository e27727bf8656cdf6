/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Conversation,
  MessageDetail
} from '../model';



export const getGetConversationMockHandler = (overrideResponse?: Conversation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Conversation> | Conversation), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:conversationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListConversationMessagesMockHandler = (overrideResponse?: MessageDetail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessageDetail[]> | MessageDetail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:conversationId/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getConversationsMock = () => [
  getGetConversationMockHandler(),
  getListConversationMessagesMockHandler()
]
