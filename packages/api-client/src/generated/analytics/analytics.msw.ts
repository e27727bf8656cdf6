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
  AccountStats,
  AnalyticsOverview,
  MessageActivity,
  Stats
} from '../model';



export const getGetMessageActivityMockHandler = (overrideResponse?: MessageActivity | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessageActivity> | MessageActivity), options?: RequestHandlerOptions) => {
  return http.get('*/api/analytics/activity', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetAnalyticsOverviewMockHandler = (overrideResponse?: AnalyticsOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalyticsOverview> | AnalyticsOverview), options?: RequestHandlerOptions) => {
  return http.get('*/api/analytics/overview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetAnalyticsOverviewOfRangeMockHandler = (overrideResponse?: AnalyticsOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnalyticsOverview> | AnalyticsOverview), options?: RequestHandlerOptions) => {
  return http.get('*/api/analytics/overview/:range', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetStatsMockHandler = (overrideResponse?: Stats | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Stats> | Stats), options?: RequestHandlerOptions) => {
  return http.get('*/api/analytics/stats', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetAccountStatsMockHandler = (overrideResponse?: AccountStats[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AccountStats[]> | AccountStats[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/analytics/stats/accounts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getAnalyticsMock = () => [
  getGetMessageActivityMockHandler(),
  getGetAnalyticsOverviewMockHandler(),
  getGetAnalyticsOverviewOfRangeMockHandler(),
  getGetStatsMockHandler(),
  getGetAccountStatsMockHandler()
]
