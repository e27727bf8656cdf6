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
  Message,
  MessageDetail,
  MessagesUpdated
} from '../model';



export const getListMessagesMockHandler = (overrideResponse?: Message[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Message[]> | Message[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListMessageAssigneesMockHandler = (overrideResponse?: Assignees | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Assignees> | Assignees), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/assignees', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateMessagesMockHandler = (overrideResponse?: MessagesUpdated | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MessagesUpdated> | MessagesUpdated), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListChannelMessagesMockHandler = (overrideResponse?: Message[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Message[]> | Message[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/channel/:channel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetMessageMockHandler = (overrideResponse?: MessageDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessageDetail> | MessageDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/:messageId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateMessageMockHandler = (overrideResponse?: Message | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Message> | Message), options?: RequestHandlerOptions) => {
  return http.patch('*/api/messages/:messageId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getMessagesMock = () => [
  getListMessagesMockHandler(),
  getListMessageAssigneesMockHandler(),
  getUpdateMessagesMockHandler(),
  getListChannelMessagesMockHandler(),
  getGetMessageMockHandler(),
  getUpdateMessageMockHandler()
]
