import { fieldOf, type JsonFields, listOf, textOf } from '../../http/json.js';
import type { ApprovedTemplate, TemplatesResult } from '../../port/adapter.js';
import { callGraph, type GraphAccount, harmless } from '../graph.js';
import type { OwnNumber } from './split.js';
import { businessOf } from './subscribe.js';
import { placesOf } from './template-places.js';

const AT_ONCE = 100;

/** Maximum pages read; an account may have 6,000 templates, but nobody chooses among more than this. */
const MOST_PAGES = 10;

/**
 * `GET /{business account}/message_templates` (developers.facebook.com/docs/whatsapp/business-management-api/message-templates). Returns approved
 * templates that need only texts, and at most a file above them.
 */
export async function listTemplates(
  account: GraphAccount,
  own: OwnNumber,
  signal: AbortSignal,
): Promise<TemplatesResult> {
  const business = own.businessId || (await businessOf(account, own.phoneId, signal));
  if (business === null) {
    const said = 'The token does not name the WhatsApp Business Account of this number. Enter its ID as Page ID.';
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

const MEDIA: ReadonlyMap<string, ApprovedTemplate['media']> = new Map([
  ['TEXT', null],
  ['IMAGE', 'image'],
  ['VIDEO', 'video'],
  ['DOCUMENT', 'document'],
]);

/** @returns `null` if not approved, or if it needs something other than texts and a file: a place, a code, a catalog. */
function templateOf(fields: JsonFields): ApprovedTemplate | null {
  const [name, language] = [textOf(fields, 'name'), textOf(fields, 'language')];
  const category = CATEGORIES.get(textOf(fields, 'category') ?? '');
  if (name === null || language === null || category === undefined) return null;
  if (textOf(fields, 'status') !== 'APPROVED') return null;
  const components = new Map(listOf(fields, 'components').map((one) => [textOf(one, 'type') ?? '', one]));
  const body = textOf(components.get('BODY') ?? null, 'text');
  const header = components.get('HEADER') ?? null;
  const media = header === null ? null : MEDIA.get(textOf(header, 'format') ?? '');
  const buttons = listOf(components.get('BUTTONS') ?? null, 'buttons');
  if (body === null || media === undefined || !buttons.every(isPlain)) return null;
  return {
    name,
    language,
    category,
    header: textOf(header, 'text'),
    body,
    footer: textOf(components.get('FOOTER') ?? null, 'text'),
    media,
    places: placesOf(components),
  };
}

/** Whether a button needs nothing, or only the end of its address. */
const isPlain = (button: JsonFields): boolean =>
  ['QUICK_REPLY', 'PHONE_NUMBER', 'URL'].includes(textOf(button, 'type') ?? '');
