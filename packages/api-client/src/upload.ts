import { getCreateContactImportUrl } from './generated/contact-imports/contact-imports';
import { getCreateImportUrl } from './generated/imports/imports';
import { getIngestFileUrl } from './generated/ingest/ingest';
import type {
  ContactImport,
  CreateContactImportParams,
  CreateImportParams,
  ImportRun,
  IngestFileParams,
  IngestRun,
  UploadAttachmentParams,
  UploadedFile,
} from './generated/model';
import { getUploadAttachmentUrl } from './generated/uploads/uploads';
import { httpErrorOf, REQUEST_ID_HEADER } from './http';
import { shownBody } from './shown';

/** How much of a body has left this machine, in bytes. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadOptions {
  /** Called a few times a second while the body is sent. */
  onProgress?: (progress: UploadProgress) => void;
  /** Ends the upload. */
  signal?: AbortSignal;
}

/** `createImport` with progress, which `fetch` cannot report. It fails as `sendFile` does. */
export const uploadImport = (file: Blob, params: CreateImportParams, options?: UploadOptions): Promise<ImportRun> =>
  sendFile(getCreateImportUrl(params), file, options);

/** `createContactImport` with progress, which `fetch` cannot report. It fails as `sendFile` does. */
export const uploadContacts = (
  file: Blob,
  params: CreateContactImportParams,
  options?: UploadOptions,
): Promise<ContactImport> => sendFile(getCreateContactImportUrl(params), file, options);

/** `ingestFile` with progress, which `fetch` cannot report. It fails as `sendFile` does. */
export const uploadEvents = (file: Blob, params: IngestFileParams, options?: UploadOptions): Promise<IngestRun> =>
  sendFile(getIngestFileUrl(params), file, options);

/** `uploadAttachment` with progress, which `fetch` cannot report. It fails as `sendFile` does. */
export const uploadFile = (
  file: Blob,
  params: UploadAttachmentParams,
  options?: UploadOptions,
): Promise<UploadedFile> => sendFile(getUploadAttachmentUrl(params), file, options);

/**
 * Sends a file as it lies on the disk; it is never read into memory.
 *
 * @throws HttpError for a refusal, as every other call; TypeError when the server could not be reached; the signal's reason when it ended the
 * upload.
 */
function sendFile<Answer>(url: string, file: Blob, { onProgress, signal }: UploadOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    request.responseType = 'text';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress?.({ sentBytes: loaded, totalBytes: total });
    });
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      if (status >= 200 && status < 300) resolve(shownBody(responseText));
      else reject(httpErrorOf(status, responseText, statusText, request.getResponseHeader(REQUEST_ID_HEADER)));
    });
    request.addEventListener('error', () => reject(new TypeError('The upload did not reach the server.')));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
