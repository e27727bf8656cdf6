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
  Board
} from '../model';



export const getGetBoardMockHandler = (overrideResponse?: Board | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Board> | Board), options?: RequestHandlerOptions) => {
  return http.get('*/api/board', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateBoardMockHandler = (overrideResponse?: Board | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Board> | Board), options?: RequestHandlerOptions) => {
  return http.put('*/api/board', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getBoardMock = () => [
  getGetBoardMockHandler(),
  getUpdateBoardMockHandler()
]
