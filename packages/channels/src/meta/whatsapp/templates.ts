import { fieldOf, type JsonFields, listOf, textOf } from '../../http/json.js';
import type { ApprovedTemplate, TemplatesResult } from '../../port/adapter.js';
import { callGraph, type GraphAccount, harmless } from '../graph.js';
import type { OwnNumber } from './split.js';
import { businessOf } from './subscribe.js';

const AT_ONCE = 100;

/** How many pages are read; an account may have 6,000 templates, and nobody chooses among more than this. */
const MOST_PAGES = 10;

/**
 * `GET /{business account}/message_templates` (developers.facebook.com/docs/whatsapp/business-management-api/message-templates): those that
 * are approved and that a text for each number fills in.
 */
export async function listTemplates(
  account: GraphAccount,
  own: OwnNumber,
  signal: AbortSignal,
): Promise<TemplatesResult> {
  const business = own.businessId || (await businessOf(account, own.phoneId, signal));
  if (business === null) {
    const said = 'The token does not name the WhatsApp Business Account of this number. Set its id as Page ID.';
    return { ok: false, failure: 'rejected', providerCode: null, said };
  }
  const templates: ApprovedTemplate[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = {
      fields: 'name,language,category,status,components,parameter_format',
      status: 'APPROVED',
      limit: String(AT_ONCE),
      ...(after !== null && { after }),
    };
    const answer = await callGraph(account, { method: 'GET', path: `${business}/message_templates`, query }, signal);
    if (!answer.ok) {
      const { failure, providerCode, said } = harmless(answer);
      return { ok: false, failure, providerCode, said };
    }
    templates.push(
      ...listOf(answer.fields, 'data')
        .map(templateOf)
        .filter((one) => one !== null),
    );
    const paging = fieldOf(answer.fields, 'paging');
    after = textOf(fieldOf(paging, 'cursors'), 'after');
    if (after === null || textOf(paging, 'next') === null) break;
  }
  return { ok: true, templates };
}

const CATEGORIES: ReadonlyMap<string, ApprovedTemplate['category']> = new Map([
  ['MARKETING', 'marketing'],
  ['UTILITY', 'utility'],
  ['AUTHENTICATION', 'authentication'],
]);

/** @returns `null` for one that is not approved, or that wants more than texts in its body: pictures, codes, addresses. */
function templateOf(fields: JsonFields): ApprovedTemplate | null {
  const [name, language] = [textOf(fields, 'name'), textOf(fields, 'language')];
  const category = CATEGORIES.get(textOf(fields, 'category') ?? '');
  if (name === null || language === null || category === undefined) return null;
  if (textOf(fields, 'status') !== 'APPROVED' || textOf(fields, 'parameter_format') === 'NAMED') return null;
  const components = new Map(listOf(fields, 'components').map((one) => [textOf(one, 'type') ?? '', one]));
  const body = textOf(components.get('BODY') ?? null, 'text');
  const header = components.get('HEADER') ?? null;
  const isPlain = header === null || (textOf(header, 'format') === 'TEXT' && countOf(textOf(header, 'text')) === 0);
  const buttons = listOf(components.get('BUTTONS') ?? null, 'buttons');
  if (body === null || !isPlain || buttons.some(wantsMore)) return null;
  return {
    name,
    language,
    category,
    header: textOf(header, 'text'),
    body,
    footer: textOf(components.get('FOOTER') ?? null, 'text'),
    parameters: countOf(body),
  };
}

/** Whether a button has to be given something with each message. */
const wantsMore = (button: JsonFields): boolean =>
  !['QUICK_REPLY', 'PHONE_NUMBER', 'URL'].includes(textOf(button, 'type') ?? '') || countOf(textOf(button, 'url')) > 0;

/** How many of {{1}}, {{2}} … there are. */
const countOf = (text: string | null): number => new Set((text ?? '').match(/\{\{\d+\}\}/g)).size;
