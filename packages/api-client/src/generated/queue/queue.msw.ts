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
  AcceptedQueue,
  OptimizedQueue,
  QueueProposal
} from '../model';



export const getOptimizeQueueMockHandler = (overrideResponse?: OptimizedQueue | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OptimizedQueue> | OptimizedQueue), options?: RequestHandlerOptions) => {
  return http.post('*/api/queue', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getAcceptQueueMockHandler = (overrideResponse?: AcceptedQueue | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AcceptedQueue> | AcceptedQueue), options?: RequestHandlerOptions) => {
  return http.post('*/api/queue/accept', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListQueueProposalsMockHandler = (overrideResponse?: QueueProposal[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QueueProposal[]> | QueueProposal[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/queue/tasks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getQueueMock = () => [
  getOptimizeQueueMockHandler(),
  getAcceptQueueMockHandler(),
  getListQueueProposalsMockHandler()
]
