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
  EnrichmentAttachment,
  EnrichmentProvider,
  EnrichmentProviderTest,
  EnrichmentResponse,
  EnrichmentReview,
  InvalidatedResult
} from '../model';



export const getListAttachmentsMockHandler = (overrideResponse?: EnrichmentAttachment[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EnrichmentAttachment[]> | EnrichmentAttachment[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId/enrichment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAttachEnrichmentMockHandler = (overrideResponse?: EnrichmentAttachment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnrichmentAttachment> | EnrichmentAttachment), options?: RequestHandlerOptions) => {
  return http.post('*/api/enrichment/attachments', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getReviewEnrichmentMockHandler = (overrideResponse?: EnrichmentReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnrichmentReview> | EnrichmentReview), options?: RequestHandlerOptions) => {
  return http.post('*/api/enrichment/attachments/review', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUndoEnrichmentMockHandler = (overrideResponse?: EnrichmentAttachment | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EnrichmentAttachment> | EnrichmentAttachment), options?: RequestHandlerOptions) => {
  return http.delete('*/api/enrichment/attachments/:enrichmentId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListEnrichmentProvidersMockHandler = (overrideResponse?: EnrichmentProvider[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EnrichmentProvider[]> | EnrichmentProvider[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/enrichment/providers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUpdateEnrichmentProviderMockHandler = (overrideResponse?: EnrichmentProvider | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<EnrichmentProvider> | EnrichmentProvider), options?: RequestHandlerOptions) => {
  return http.put('*/api/enrichment/providers/:providerId', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestEnrichmentProviderMockHandler = (overrideResponse?: EnrichmentProviderTest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnrichmentProviderTest> | EnrichmentProviderTest), options?: RequestHandlerOptions) => {
  return http.post('*/api/enrichment/providers/:providerId/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getInvalidateEnrichmentMockHandler = (overrideResponse?: InvalidatedResult | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<InvalidatedResult> | InvalidatedResult), options?: RequestHandlerOptions) => {
  return http.delete('*/enrich/cache/:resultId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getEnrichFacebookMockHandler = (overrideResponse?: EnrichmentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnrichmentResponse> | EnrichmentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/enrich/facebook', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getEnrichLinkedinMockHandler = (overrideResponse?: EnrichmentResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnrichmentResponse> | EnrichmentResponse), options?: RequestHandlerOptions) => {
  return http.post('*/enrich/linkedin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getEnrichmentMock = () => [
  getListAttachmentsMockHandler(),
  getAttachEnrichmentMockHandler(),
  getReviewEnrichmentMockHandler(),
  getUndoEnrichmentMockHandler(),
  getListEnrichmentProvidersMockHandler(),
  getUpdateEnrichmentProviderMockHandler(),
  getTestEnrichmentProviderMockHandler(),
  getInvalidateEnrichmentMockHandler(),
  getEnrichFacebookMockHandler(),
  getEnrichLinkedinMockHandler()
]
