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
  CannedReply
} from '../model';



export const getListCannedRepliesMockHandler = (overrideResponse?: CannedReply[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CannedReply[]> | CannedReply[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/canned-replies', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateCannedReplyMockHandler = (overrideResponse?: CannedReply | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CannedReply> | CannedReply), options?: RequestHandlerOptions) => {
  return http.post('*/api/canned-replies', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateCannedReplyMockHandler = (overrideResponse?: CannedReply | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CannedReply> | CannedReply), options?: RequestHandlerOptions) => {
  return http.patch('*/api/canned-replies/:cannedReplyId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteCannedReplyMockHandler = (overrideResponse?: CannedReply | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<CannedReply> | CannedReply), options?: RequestHandlerOptions) => {
  return http.delete('*/api/canned-replies/:cannedReplyId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getCannedRepliesMock = () => [
  getListCannedRepliesMockHandler(),
  getCreateCannedReplyMockHandler(),
  getUpdateCannedReplyMockHandler(),
  getDeleteCannedReplyMockHandler()
]
