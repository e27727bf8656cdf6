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
  IngestPipeline,
  IngestResult,
  IngestRun
} from '../model';



export const getIngestFileMockHandler = (overrideResponse?: IngestRun | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IngestRun> | IngestRun), options?: RequestHandlerOptions) => {
  return http.post('*/api/ingest/files', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getListIngestRunsMockHandler = (overrideResponse?: IngestRun[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IngestRun[]> | IngestRun[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/ingest/files', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetIngestRunMockHandler = (overrideResponse?: IngestRun | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IngestRun> | IngestRun), options?: RequestHandlerOptions) => {
  return http.get('*/api/ingest/files/:runId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelIngestRunMockHandler = (overrideResponse?: IngestRun | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<IngestRun> | IngestRun), options?: RequestHandlerOptions) => {
  return http.delete('*/api/ingest/files/:runId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetIngestPipelineMockHandler = (overrideResponse?: IngestPipeline | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IngestPipeline> | IngestPipeline), options?: RequestHandlerOptions) => {
  return http.get('*/api/ingest/pipeline', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getIngestSampleMockHandler = (overrideResponse?: IngestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IngestResult> | IngestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/ingest/sample', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getIngestMock = () => [
  getIngestFileMockHandler(),
  getListIngestRunsMockHandler(),
  getGetIngestRunMockHandler(),
  getCancelIngestRunMockHandler(),
  getGetIngestPipelineMockHandler(),
  getIngestSampleMockHandler()
]
