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
  CalendarFeed
} from '../model';



export const getGetCalendarFeedsMockHandler = (overrideResponse?: CalendarFeed[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CalendarFeed[]> | CalendarFeed[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/calendar/feeds', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRenewCalendarFeedMockHandler = (overrideResponse?: CalendarFeed | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CalendarFeed> | CalendarFeed), options?: RequestHandlerOptions) => {
  return http.post('*/api/calendar/feeds/:feed/renew', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getCalendarMock = () => [
  getGetCalendarFeedsMockHandler(),
  getRenewCalendarFeedMockHandler()
]
