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
  DeadLetter,
  DeadLetterSummary
} from '../model';



export const getListDeadLettersMockHandler = (overrideResponse?: DeadLetter[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeadLetter[]> | DeadLetter[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/dead-letters', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetDeadLetterSummaryMockHandler = (overrideResponse?: DeadLetterSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeadLetterSummary> | DeadLetterSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/dead-letters/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDismissDeadLetterMockHandler = (overrideResponse?: DeadLetter | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeadLetter> | DeadLetter), options?: RequestHandlerOptions) => {
  return http.delete('*/api/dead-letters/:deadLetterId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRetryDeadLetterMockHandler = (overrideResponse?: DeadLetter | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeadLetter> | DeadLetter), options?: RequestHandlerOptions) => {
  return http.post('*/api/dead-letters/:deadLetterId/retry', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getDeadLettersMock = () => [
  getListDeadLettersMockHandler(),
  getGetDeadLetterSummaryMockHandler(),
  getDismissDeadLetterMockHandler(),
  getRetryDeadLetterMockHandler()
]
