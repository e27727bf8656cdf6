import { sendProblemOf } from './fileGone';
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

export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadOptions {
  /** Called a few times a second while sending. */
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
}

/** `createImport` with progress, which `fetch` cannot report. Fails like `sendFile`. */
export const uploadImport = (file: Blob, params: CreateImportParams, options?: UploadOptions): Promise<ImportRun> =>
  sendFile(getCreateImportUrl(params), file, options);

/** `createContactImport` with progress, which `fetch` cannot report. Fails like `sendFile`. */
export const uploadContacts = (
  file: Blob,
  params: CreateContactImportParams,
  options?: UploadOptions,
): Promise<ContactImport> => sendFile(getCreateContactImportUrl(params), file, options);

/** `ingestFile` with progress, which `fetch` cannot report. Fails like `sendFile`. */
export const uploadEvents = (file: Blob, params: IngestFileParams, options?: UploadOptions): Promise<IngestRun> =>
  sendFile(getIngestFileUrl(params), file, options);

/** `uploadAttachment` with progress, which `fetch` cannot report. Fails like `sendFile`. */
export const uploadFile = (
  file: Blob,
  params: UploadAttachmentParams,
  options?: UploadOptions,
): Promise<UploadedFile> => sendFile(getUploadAttachmentUrl(params), file, options);

/**
 * Streams a file from disk, without reading it into memory.
 *
 * @throws HttpError for a rejection; FileGoneError if the file cannot be read any more; TypeError if the server is unreachable; the signal's
 * reason if it aborted the upload.
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
    request.addEventListener(
      'error',
      () => void sendProblemOf(file, new TypeError('The upload did not reach the server.')).then(reject),
    );
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
