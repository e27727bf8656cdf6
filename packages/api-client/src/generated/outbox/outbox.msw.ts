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
  ChannelEligibility,
  MessageDetail,
  OutboxEntry,
  PresenceShown,
  ReplyOptions,
  ReplyRecipients
} from '../model';



export const getListEligibilityMockHandler = (overrideResponse?: ChannelEligibility[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChannelEligibility[]> | ChannelEligibility[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/contacts/:contactId/eligibility', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListConversationOutboxMockHandler = (overrideResponse?: OutboxEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OutboxEntry[]> | OutboxEntry[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:conversationId/outbox', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getShowPresenceMockHandler = (overrideResponse?: PresenceShown | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PresenceShown> | PresenceShown), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/:conversationId/presence', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSendReplyMockHandler = (overrideResponse?: OutboxEntry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutboxEntry> | OutboxEntry), options?: RequestHandlerOptions) => {
  return http.post('*/api/conversations/:conversationId/replies', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetReplyOptionsMockHandler = (overrideResponse?: ReplyOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReplyOptions> | ReplyOptions), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:conversationId/reply-options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getGetReplyRecipientsMockHandler = (overrideResponse?: ReplyRecipients | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReplyRecipients> | ReplyRecipients), options?: RequestHandlerOptions) => {
  return http.get('*/api/conversations/:conversationId/reply-recipients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getPutReactionMockHandler = (overrideResponse?: MessageDetail | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MessageDetail> | MessageDetail), options?: RequestHandlerOptions) => {
  return http.put('*/api/messages/:messageId/reaction', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRemoveReactionMockHandler = (overrideResponse?: MessageDetail | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<MessageDetail> | MessageDetail), options?: RequestHandlerOptions) => {
  return http.delete('*/api/messages/:messageId/reaction', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRetryMessageMockHandler = (overrideResponse?: OutboxEntry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutboxEntry> | OutboxEntry), options?: RequestHandlerOptions) => {
  return http.post('*/api/messages/:messageId/retry', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getRescheduleOutboxEntryMockHandler = (overrideResponse?: OutboxEntry | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OutboxEntry> | OutboxEntry), options?: RequestHandlerOptions) => {
  return http.patch('*/api/outbox/:outboxEntryId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getCancelOutboxEntryMockHandler = (overrideResponse?: OutboxEntry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutboxEntry> | OutboxEntry), options?: RequestHandlerOptions) => {
  return http.post('*/api/outbox/:outboxEntryId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getSendOutboxEntryNowMockHandler = (overrideResponse?: OutboxEntry | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutboxEntry> | OutboxEntry), options?: RequestHandlerOptions) => {
  return http.post('*/api/outbox/:outboxEntryId/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getOutboxMock = () => [
  getListEligibilityMockHandler(),
  getListConversationOutboxMockHandler(),
  getShowPresenceMockHandler(),
  getSendReplyMockHandler(),
  getGetReplyOptionsMockHandler(),
  getGetReplyRecipientsMockHandler(),
  getPutReactionMockHandler(),
  getRemoveReactionMockHandler(),
  getRetryMessageMockHandler(),
  getRescheduleOutboxEntryMockHandler(),
  getCancelOutboxEntryMockHandler(),
  getSendOutboxEntryNowMockHandler()
]
