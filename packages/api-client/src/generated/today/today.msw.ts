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
  Today
} from '../model';



export const getGetTodayMockHandler = (overrideResponse?: Today | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Today> | Today), options?: RequestHandlerOptions) => {
  return http.get('*/api/today', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getTodayMock = () => [
  getGetTodayMockHandler()
]
