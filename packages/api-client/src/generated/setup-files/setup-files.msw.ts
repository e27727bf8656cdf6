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
  SetupFile,
  SetupImported
} from '../model';



export const getExportSetupMockHandler = (overrideResponse?: SetupFile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetupFile> | SetupFile), options?: RequestHandlerOptions) => {
  return http.post('*/api/setup/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getImportSetupMockHandler = (overrideResponse?: SetupImported | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetupImported> | SetupImported), options?: RequestHandlerOptions) => {
  return http.post('*/api/setup/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getSetupFilesMock = () => [
  getExportSetupMockHandler(),
  getImportSetupMockHandler()
]
