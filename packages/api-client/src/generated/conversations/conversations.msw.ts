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
  Assignees,
  Conversation,
  ConversationRegrouping,
  ConversationUpdated,
  ConversationsUpdated,
  MessageDetail
} from '../model';



export const getListConversationsMockHandler = (overrideResponse?: Conversation[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Conversation[]> | Conversation[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListConversationAssigneesMockHandler = (overrideResponse?: Assignees | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Assignees> | Assignees), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/assignees', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateConversationsMockHandler = (overrideResponse?: ConversationsUpdated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationsUpdated> | ConversationsUpdated), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetConversationMockHandler = (overrideResponse?: Conversation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Conversation> | Conversation), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:conversationId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateConversationMockHandler = (overrideResponse?: ConversationUpdated | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ConversationUpdated> | ConversationUpdated), options?: RequestHandlerOptions) => {
  return http.patch('*/api/conversations/:conversationId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMergeConversationsMockHandler = (overrideResponse?: ConversationRegrouping | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationRegrouping> | ConversationRegrouping), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/:conversationId/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


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

export const getSplitConversationMockHandler = (overrideResponse?: ConversationRegrouping | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationRegrouping> | ConversationRegrouping), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/:conversationId/split', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUndoRegroupingMockHandler = (overrideResponse?: ConversationRegrouping | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationRegrouping> | ConversationRegrouping), options?: RequestHandlerOptions) => {
  return http.post('*/api/regroupings/:regroupingId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getConversationsMock = () => [
  getListConversationsMockHandler(),
  getListConversationAssigneesMockHandler(),
  getUpdateConversationsMockHandler(),
  getGetConversationMockHandler(),
  getUpdateConversationMockHandler(),
  getMergeConversationsMockHandler(),
  getListConversationMessagesMockHandler(),
  getSplitConversationMockHandler(),
  getUndoRegroupingMockHandler()
]
