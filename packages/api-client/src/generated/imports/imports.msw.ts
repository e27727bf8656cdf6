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
  ImportProblem,
  ImportRun
} from '../model';



export const getCreateImportMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 202
      })
  }, options)
}

export const getListImportsMockHandler = (overrideResponse?: ImportRun[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportRun[]> | ImportRun[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetImportMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.get('*/api/imports/:importId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelImportMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/imports/:importId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSetImportOwnerMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/imports/:importId/owner', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListImportProblemsMockHandler = (overrideResponse?: ImportProblem[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportProblem[]> | ImportProblem[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/imports/:importId/problems', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getResumeImportMockHandler = (overrideResponse?: ImportRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportRun> | ImportRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/imports/:importId/resume', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getImportsMock = () => [
  getCreateImportMockHandler(),
  getListImportsMockHandler(),
  getGetImportMockHandler(),
  getCancelImportMockHandler(),
  getSetImportOwnerMockHandler(),
  getListImportProblemsMockHandler(),
  getResumeImportMockHandler()
]
