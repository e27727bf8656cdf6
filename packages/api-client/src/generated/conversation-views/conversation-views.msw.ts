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
  ConversationView
} from '../model';



export const getDownloadConversationTableMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversation-exports/table.csv', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined;
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/csv' }
      })
  }, options)
}

export const getListConversationViewsMockHandler = (overrideResponse?: ConversationView[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConversationView[]> | ConversationView[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversation-views', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateConversationViewMockHandler = (overrideResponse?: ConversationView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationView> | ConversationView), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversation-views', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateConversationViewMockHandler = (overrideResponse?: ConversationView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ConversationView> | ConversationView), options?: RequestHandlerOptions) => {
  return http.patch('*/api/conversation-views/:viewId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteConversationViewMockHandler = (overrideResponse?: ConversationView | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ConversationView> | ConversationView), options?: RequestHandlerOptions) => {
  return http.delete('*/api/conversation-views/:viewId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getConversationViewsMock = () => [
  getDownloadConversationTableMockHandler(),
  getListConversationViewsMockHandler(),
  getCreateConversationViewMockHandler(),
  getUpdateConversationViewMockHandler(),
  getDeleteConversationViewMockHandler()
]
