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
  PromiseState
} from '../model';



export const getUpdatePromiseMockHandler = (overrideResponse?: PromiseState | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PromiseState> | PromiseState), options?: RequestHandlerOptions) => {
  return http.patch('*/api/promises/:promiseId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getPromisesMock = () => [
  getUpdatePromiseMockHandler()
]
