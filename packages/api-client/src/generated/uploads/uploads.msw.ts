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
  UploadedFile
} from '../model';



export const getUploadAttachmentMockHandler = (overrideResponse?: UploadedFile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UploadedFile> | UploadedFile), options?: RequestHandlerOptions) => {
  return http.post('*/api/attachments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getDeleteUploadMockHandler = (overrideResponse?: UploadedFile | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UploadedFile> | UploadedFile), options?: RequestHandlerOptions) => {
  return http.delete('*/api/attachments/:attachmentId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getUploadsMock = () => [
  getUploadAttachmentMockHandler(),
  getDeleteUploadMockHandler()
]
