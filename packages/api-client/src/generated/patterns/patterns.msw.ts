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
  AnsweredMessage,
  CadenceChange,
  CadencePerson,
  Patterns,
  WeeklyCadence
} from '../model';



export const getGetPatternsMockHandler = (overrideResponse?: Patterns | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Patterns> | Patterns), options?: RequestHandlerOptions) => {
  return http.get('*/api/patterns', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListCadencePeopleMockHandler = (overrideResponse?: CadencePerson[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CadencePerson[]> | CadencePerson[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/patterns/cadences/:cadence', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListCadenceChangesMockHandler = (overrideResponse?: CadenceChange[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CadenceChange[]> | CadenceChange[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/patterns/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListResponsesMockHandler = (overrideResponse?: AnsweredMessage[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnsweredMessage[]> | AnsweredMessage[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/patterns/responses/:bucket', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetWeeklyCadenceMockHandler = (overrideResponse?: WeeklyCadence | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WeeklyCadence> | WeeklyCadence), options?: RequestHandlerOptions) => {
  return http.get('*/api/patterns/weeks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getPatternsMock = () => [
  getGetPatternsMockHandler(),
  getListCadencePeopleMockHandler(),
  getListCadenceChangesMockHandler(),
  getListResponsesMockHandler(),
  getGetWeeklyCadenceMockHandler()
]
