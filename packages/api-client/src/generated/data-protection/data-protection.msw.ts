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
  Erasure,
  RetentionPreview
} from '../model';



export const getEraseContactMockHandler = (overrideResponse?: Erasure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Erasure> | Erasure), options?: RequestHandlerOptions) => {
  return http.post('*/api/contacts/:contactId/erasure', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getExportContactMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined;
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getListErasuresMockHandler = (overrideResponse?: Erasure[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Erasure[]> | Erasure[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/erasures', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPreviewRetentionMockHandler = (overrideResponse?: RetentionPreview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RetentionPreview> | RetentionPreview), options?: RequestHandlerOptions) => {
  return http.get('*/api/workspace/retention-preview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getDataProtectionMock = () => [
  getEraseContactMockHandler(),
  getExportContactMockHandler(),
  getListErasuresMockHandler(),
  getPreviewRetentionMockHandler()
]
