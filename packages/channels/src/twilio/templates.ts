import { fieldOf, fieldsOf, jsonOf, listOf, textOf } from '../http/json.js';
import type { ApprovedTemplate, TemplatesResult } from '../port/adapter.js';
import { contentCall, type TwilioAccount } from './account.js';
import { contentOf } from './content.js';
import { checkRefusal } from './errors.js';

const AT_ONCE = '100';

/** Maximum pages read; nobody chooses among more. */
const MOST_PAGES = 10;

/**
 * `GET /v1/ContentAndApprovals` (twilio.com/docs/content/content-api-resources). Returns what WhatsApp has approved and needs only texts; of several
 * with one name and language the first, as Twilio lists them.
 */
export async function listContents(account: TwilioAccount, signal: AbortSignal): Promise<TemplatesResult> {
  const templates = new Map<string, ApprovedTemplate>();
  let query = new URLSearchParams({ PageSize: AT_ONCE });
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const outcome = await contentCall(account, query, signal);
    if (outcome.kind !== 'answered' || outcome.status !== 200) return checkRefusal(outcome);
    const fields = fieldsOf(jsonOf(outcome.text));
    for (const template of listOf(fields, 'contents').map(contentOf)) {
      const key = `${template?.name} ${template?.language}`;
      if (template !== null && !templates.has(key)) templates.set(key, template);
    }
    const next = textOf(fieldOf(fields, 'meta'), 'next_page_url');
    if (next === null || !URL.canParse(next)) break;
    query = new URL(next).searchParams;
  }
  return { ok: true, templates: [...templates.values()] };
}
