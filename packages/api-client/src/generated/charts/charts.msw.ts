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
  TwitterPerformance
} from '../model';



export const getGetTwitterPerformanceMockHandler = (overrideResponse?: TwitterPerformance | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TwitterPerformance> | TwitterPerformance), options?: RequestHandlerOptions) => {
  return http.get('*/api/analytics/twitter', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDrawTwitterPerformanceMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/charts/twitter_performance.png', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined;
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'image/png' }
      })
  }, options)
}
export const getChartsMock = () => [
  getGetTwitterPerformanceMockHandler(),
  getDrawTwitterPerformanceMockHandler()
]
