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
  Outreach
} from '../model';



export const getSendOutreachMockHandler = (overrideResponse?: Outreach | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Outreach> | Outreach), options?: RequestHandlerOptions) => {
  return http.post('*/api/outreach/multi-channel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getOutreachMock = () => [
  getSendOutreachMockHandler()
]
