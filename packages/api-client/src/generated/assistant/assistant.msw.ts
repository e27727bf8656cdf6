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
  AssistantAnswer
} from '../model';



export const getAskAssistantMockHandler = (overrideResponse?: AssistantAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AssistantAnswer> | AssistantAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/assistant/questions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getAssistantMock = () => [
  getAskAssistantMockHandler()
]
