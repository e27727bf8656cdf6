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
  Notification,
  NotificationSummary
} from '../model';



export const getListNotificationsMockHandler = (overrideResponse?: Notification[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Notification[]> | Notification[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMarkNotificationsSeenMockHandler = (overrideResponse?: NotificationSummary | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotificationSummary> | NotificationSummary), options?: RequestHandlerOptions) => {
  return http.post('*/api/notifications/seen', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNotificationSummaryMockHandler = (overrideResponse?: NotificationSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationSummary> | NotificationSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getMarkNotificationsSeenMockHandler(),
  getGetNotificationSummaryMockHandler()
]
