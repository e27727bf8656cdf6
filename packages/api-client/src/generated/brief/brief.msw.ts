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
  BriefDelivery,
  MorningBrief
} from '../model';



export const getGetBriefDeliveryMockHandler = (overrideResponse?: BriefDelivery | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BriefDelivery> | BriefDelivery), options?: RequestHandlerOptions) => {
  return http.get('*/api/analytics/brief/delivery', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSetBriefDeliveryMockHandler = (overrideResponse?: BriefDelivery | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BriefDelivery> | BriefDelivery), options?: RequestHandlerOptions) => {
  return http.put('*/api/analytics/brief/delivery', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetMorningBriefMockHandler = (overrideResponse?: MorningBrief | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MorningBrief> | MorningBrief), options?: RequestHandlerOptions) => {
  return http.get('*/api/analytics/brief/morning', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMakeMorningBriefMockHandler = (overrideResponse?: MorningBrief | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MorningBrief> | MorningBrief), options?: RequestHandlerOptions) => {
  return http.post('*/api/analytics/brief/morning', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getEmailMorningBriefMockHandler = (overrideResponse?: BriefDelivery | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BriefDelivery> | BriefDelivery), options?: RequestHandlerOptions) => {
  return http.post('*/api/analytics/brief/morning/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getBriefMock = () => [
  getGetBriefDeliveryMockHandler(),
  getSetBriefDeliveryMockHandler(),
  getGetMorningBriefMockHandler(),
  getMakeMorningBriefMockHandler(),
  getEmailMorningBriefMockHandler()
]
