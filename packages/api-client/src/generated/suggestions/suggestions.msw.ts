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
  Suggestion
} from '../model';



export const getListSuggestionsMockHandler = (overrideResponse?: Suggestion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Suggestion[]> | Suggestion[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/messages/:messageId/suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUseSuggestionMockHandler = (overrideResponse?: Suggestion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Suggestion> | Suggestion), options?: RequestHandlerOptions) => {
  return http.post('*/api/suggestions/:suggestionId/use', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getSuggestionsMock = () => [
  getListSuggestionsMockHandler(),
  getUseSuggestionMockHandler()
]
