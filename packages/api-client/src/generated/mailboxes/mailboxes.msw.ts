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
  MailboxFolder,
  ReadMailbox
} from '../model';



export const getListMailboxesMockHandler = (overrideResponse?: ReadMailbox[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadMailbox[]> | ReadMailbox[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/mailboxes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getListMailboxFoldersMockHandler = (overrideResponse?: MailboxFolder[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MailboxFolder[]> | MailboxFolder[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/mailboxes/:accountId/folders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}

export const getChooseMailboxFoldersMockHandler = (overrideResponse?: MailboxFolder[] | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MailboxFolder[]> | MailboxFolder[]), options?: RequestHandlerOptions) => {
  return http.put('*/api/mailboxes/:accountId/folders', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : undefined,
      { status: 200
      })
  }, options)
}
export const getMailboxesMock = () => [
  getListMailboxesMockHandler(),
  getListMailboxFoldersMockHandler(),
  getChooseMailboxFoldersMockHandler()
]
