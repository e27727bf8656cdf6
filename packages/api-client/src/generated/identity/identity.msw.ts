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
  ContactCandidates,
  ContactMerge,
  ConversationContact,
  MergePreview,
  MergeSuggestion
} from '../model';



export const getListMergeSuggestionsMockHandler = (overrideResponse?: MergeSuggestion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MergeSuggestion[]> | MergeSuggestion[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/merge-suggestions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getDismissMergeSuggestionMockHandler = (overrideResponse?: MergeSuggestion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MergeSuggestion> | MergeSuggestion), options?: RequestHandlerOptions) => {
  return http.post('*/api/contacts/merge-suggestions/:suggestionId/dismiss', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAddConversationToContactMockHandler = (overrideResponse?: ConversationContact | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConversationContact> | ConversationContact), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/:conversationId/contact', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListContactCandidatesMockHandler = (overrideResponse?: ContactCandidates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactCandidates> | ContactCandidates), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:conversationId/contact-candidates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getMergeContactsMockHandler = (overrideResponse?: ContactMerge | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactMerge> | ContactMerge), options?: RequestHandlerOptions) => {
  return http.post('*/api/merges', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 201
      })
  }, options)
}

export const getListMergesMockHandler = (overrideResponse?: ContactMerge[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ContactMerge[]> | ContactMerge[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/merges', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPreviewMergeMockHandler = (overrideResponse?: MergePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MergePreview> | MergePreview), options?: RequestHandlerOptions) => {
  return http.post('*/api/merges/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getUndoMergeMockHandler = (overrideResponse?: ContactMerge | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactMerge> | ContactMerge), options?: RequestHandlerOptions) => {
  return http.post('*/api/merges/:mergeId/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getIdentityMock = () => [
  getListMergeSuggestionsMockHandler(),
  getDismissMergeSuggestionMockHandler(),
  getAddConversationToContactMockHandler(),
  getListContactCandidatesMockHandler(),
  getMergeContactsMockHandler(),
  getListMergesMockHandler(),
  getPreviewMergeMockHandler(),
  getUndoMergeMockHandler()
]
