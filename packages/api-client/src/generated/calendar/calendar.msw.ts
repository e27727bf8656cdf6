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
  CalendarEvent,
  CalendarFeed,
  CalendarSubscription
} from '../model';



export const getListCalendarEventsMockHandler = (overrideResponse?: CalendarEvent[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CalendarEvent[]> | CalendarEvent[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/calendar/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

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

export const getListCalendarSubscriptionsMockHandler = (overrideResponse?: CalendarSubscription[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CalendarSubscription[]> | CalendarSubscription[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/calendar/subscriptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCreateCalendarSubscriptionMockHandler = (overrideResponse?: CalendarSubscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CalendarSubscription> | CalendarSubscription), options?: RequestHandlerOptions) => {
  return http.post('*/api/calendar/subscriptions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getUpdateCalendarSubscriptionMockHandler = (overrideResponse?: CalendarSubscription | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CalendarSubscription> | CalendarSubscription), options?: RequestHandlerOptions) => {
  return http.patch('*/api/calendar/subscriptions/:calendarSubscriptionId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteCalendarSubscriptionMockHandler = (overrideResponse?: CalendarSubscription | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<CalendarSubscription> | CalendarSubscription), options?: RequestHandlerOptions) => {
  return http.delete('*/api/calendar/subscriptions/:calendarSubscriptionId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getCalendarMock = () => [
  getListCalendarEventsMockHandler(),
  getGetCalendarFeedsMockHandler(),
  getRenewCalendarFeedMockHandler(),
  getListCalendarSubscriptionsMockHandler(),
  getCreateCalendarSubscriptionMockHandler(),
  getUpdateCalendarSubscriptionMockHandler(),
  getDeleteCalendarSubscriptionMockHandler()
]
