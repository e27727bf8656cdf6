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
  NightRun
} from '../model';



export const getRunInboxHarvesterMockHandler = (overrideResponse?: NightRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NightRun> | NightRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/night-ops/inbox-harvester', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getGenerateMorningBriefMockHandler = (overrideResponse?: NightRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NightRun> | NightRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/night-ops/morning-brief', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getListNightRunsMockHandler = (overrideResponse?: NightRun[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NightRun[]> | NightRun[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/night-ops/runs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetNightRunMockHandler = (overrideResponse?: NightRun | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NightRun> | NightRun), options?: RequestHandlerOptions) => {
  return http.get('*/api/night-ops/runs/:nightRunId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelNightRunMockHandler = (overrideResponse?: NightRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NightRun> | NightRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/night-ops/runs/:nightRunId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getNightOpsMock = () => [
  getRunInboxHarvesterMockHandler(),
  getGenerateMorningBriefMockHandler(),
  getListNightRunsMockHandler(),
  getGetNightRunMockHandler(),
  getCancelNightRunMockHandler()
]
