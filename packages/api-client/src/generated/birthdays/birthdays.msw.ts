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
  Birthday
} from '../model';



export const getListRecentBirthdaysMockHandler = (overrideResponse?: Birthday[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Birthday[]> | Birthday[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/birthdays/recent', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListBirthdaysTodayMockHandler = (overrideResponse?: Birthday[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Birthday[]> | Birthday[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/birthdays/today', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListUpcomingBirthdaysMockHandler = (overrideResponse?: Birthday[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Birthday[]> | Birthday[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/birthdays/upcoming', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getBirthdaysMock = () => [
  getListRecentBirthdaysMockHandler(),
  getListBirthdaysTodayMockHandler(),
  getListUpcomingBirthdaysMockHandler()
]
