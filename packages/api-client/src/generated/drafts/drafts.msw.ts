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
  Draft
} from '../model';



export const getGetDraftMockHandler = (overrideResponse?: Draft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Draft> | Draft), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:conversationId/draft', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPutDraftMockHandler = (overrideResponse?: Draft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Draft> | Draft), options?: RequestHandlerOptions) => {
  return http.put('*/api/conversations/:conversationId/draft', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteDraftMockHandler = (overrideResponse?: Draft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Draft> | Draft), options?: RequestHandlerOptions) => {
  return http.delete('*/api/conversations/:conversationId/draft', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getDraftsMock = () => [
  getGetDraftMockHandler(),
  getPutDraftMockHandler(),
  getDeleteDraftMockHandler()
]
