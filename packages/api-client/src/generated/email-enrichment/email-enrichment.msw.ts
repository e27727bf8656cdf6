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
  EmailSummary,
  EngagementTestResult
} from '../model';



export const getGetEmailSummaryMockHandler = (overrideResponse?: EmailSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EmailSummary> | EmailSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/email-enrichment/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getTestEngagementEventMockHandler = (overrideResponse?: EngagementTestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EngagementTestResult> | EngagementTestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/email-enrichment/test/event', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getEmailEnrichmentMock = () => [
  getGetEmailSummaryMockHandler(),
  getTestEngagementEventMockHandler()
]
