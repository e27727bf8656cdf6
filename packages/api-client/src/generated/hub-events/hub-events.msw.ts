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
  AsyncApi,
  ConnectionSummary,
  HubEvent,
  HubEventDetail,
  HubEventTopic,
  Replay
} from '../model';



export const getListEventsMockHandler = (overrideResponse?: HubEvent[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubEvent[]> | HubEvent[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPublishEventMockHandler = (overrideResponse?: HubEvent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HubEvent> | HubEvent), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/events/publish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getReplayEventsMockHandler = (overrideResponse?: Replay | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Replay> | Replay), options?: RequestHandlerOptions) => {
  return http.post('*/api/connection/events/replay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 202
      })
  }, options)
}

export const getGetReplayMockHandler = (overrideResponse?: Replay | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Replay> | Replay), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/events/replays/:replayId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelReplayMockHandler = (overrideResponse?: Replay | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Replay> | Replay), options?: RequestHandlerOptions) => {
  return http.delete('*/api/connection/events/replays/:replayId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListEventTopicsMockHandler = (overrideResponse?: HubEventTopic[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubEventTopic[]> | HubEventTopic[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/events/topics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetEventMockHandler = (overrideResponse?: HubEventDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HubEventDetail> | HubEventDetail), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/events/:eventId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetConnectionSummaryMockHandler = (overrideResponse?: ConnectionSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConnectionSummary> | ConnectionSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/connection/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetAsyncApiMockHandler = (overrideResponse?: AsyncApi | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AsyncApi> | AsyncApi), options?: RequestHandlerOptions) => {
  return http.get('*/asyncapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getHubEventsMock = () => [
  getListEventsMockHandler(),
  getPublishEventMockHandler(),
  getReplayEventsMockHandler(),
  getGetReplayMockHandler(),
  getCancelReplayMockHandler(),
  getListEventTopicsMockHandler(),
  getGetEventMockHandler(),
  getGetConnectionSummaryMockHandler(),
  getGetAsyncApiMockHandler()
]
