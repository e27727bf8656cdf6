import { MINUTE } from '@concordia/domain';
import { fieldsOf, textOf } from '../http/json.js';
import type { FileResult } from '../port/adapter.js';
import { type Bot, callBot, fileUrl } from './bot.js';
import { checkRefusal } from './errors.js';

/** Timeout for a whole file, in ms. */
const TIMEOUT = 2 * MINUTE;

/** Fetches a file by its `file_id`. Bots may fetch at most 20 MB. */
export async function openTelegramFile(bot: Bot, fileId: string, signal: AbortSignal): Promise<FileResult> {
  const answer = await callBot(bot, 'getFile', { file_id: fileId }, signal);
  if (answer.kind !== 'done') {
    const { failure, providerCode } = checkRefusal(answer);
    return { ok: false, failure, providerCode };
  }
  const path = textOf(fieldsOf(answer.result), 'file_path');
  if (path === null || path.split('/').includes('..')) {
    return { ok: false, failure: 'rejected', providerCode: 'no file_path' };
  }
  try {
    const response = await bot.tools.fetch(fileUrl(bot, path), {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    if (response.ok && response.body !== null) {
      return { ok: true, contentType: response.headers.get('content-type'), content: response.body };
    }
    const failure = response.status >= 500 || response.status === 429 ? 'transient' : 'rejected';
    return { ok: false, failure, providerCode: String(response.status) };
  } catch {
    signal.throwIfAborted();
    return { ok: false, failure: 'transient', providerCode: null };
  }
}
