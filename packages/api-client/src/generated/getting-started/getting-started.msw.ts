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
  FirstSteps,
  Workspace
} from '../model';



export const getGetFirstStepsMockHandler = (overrideResponse?: FirstSteps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FirstSteps> | FirstSteps), options?: RequestHandlerOptions) => {
  return http.get('*/api/workspace/first-steps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateFirstStepsMockHandler = (overrideResponse?: FirstSteps | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FirstSteps> | FirstSteps), options?: RequestHandlerOptions) => {
  return http.patch('*/api/workspace/first-steps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSetIntroductionMockHandler = (overrideResponse?: FirstSteps | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FirstSteps> | FirstSteps), options?: RequestHandlerOptions) => {
  return http.put('*/api/workspace/introduction', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDeleteSampleDataMockHandler = (overrideResponse?: Workspace | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Workspace> | Workspace), options?: RequestHandlerOptions) => {
  return http.delete('*/api/workspace/sample-data', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getGettingStartedMock = () => [
  getGetFirstStepsMockHandler(),
  getUpdateFirstStepsMockHandler(),
  getSetIntroductionMockHandler(),
  getDeleteSampleDataMockHandler()
]
