import { fieldOf, type JsonFields, listOf, textOf } from '../http/json.js';
import type { ApprovedTemplate, TemplatePlace } from '../port/adapter.js';
import { namesIn } from '../port/placeholders.js';

const CATEGORIES: ReadonlyMap<string, ApprovedTemplate['category']> = new Map([
  ['marketing', 'marketing'],
  ['utility', 'utility'],
  ['authentication', 'authentication'],
]);

/** The types of content that consist of a text, a file at an address of the template, and buttons (twilio.com/docs/content/content-types-overview). */
const READ: ReadonlySet<string> = new Set([
  'twilio/text',
  'twilio/media',
  'twilio/quick-reply',
  'twilio/call-to-action',
  'whatsapp/card',
]);

/**
 * Reads one of `contents`. A file of its own goes with the template by itself, so nobody has to add one.
 *
 * @returns `null` if WhatsApp has not approved it, or if it needs something other than a text for each place: the end of a file's address, a catalog,
 * or one value in two parts.
 */
export function contentOf(content: JsonFields): ApprovedTemplate | null {
  const approval = fieldOf(content, 'approval_requests');
  const [sid, language] = [textOf(content, 'sid'), textOf(content, 'language')];
  const name = textOf(approval, 'name') || textOf(content, 'friendly_name');
  const category = CATEGORIES.get((textOf(approval, 'category') ?? '').toLowerCase());
  if (textOf(approval, 'status') !== 'approved' || category === undefined) return null;
  if (sid === null || !name || language === null) return null;
  const type = approvedType(content, approval);
  const body = textOf(type, 'body');
  if (type === null || body === null || addressesOf(type).some((url) => namesIn(url).length > 0)) return null;
  const places = placesOf(type, body, fieldOf(content, 'variables'));
  if (new Set(places.map((place) => place.name)).size < places.length) return null;
  const [header, footer] = [textOf(type, 'header_text'), textOf(type, 'footer')];
  return { name, language, reference: sid, category, header, body, footer, media: null, places };
}

/** A content has a form for each channel; the approval names the one that WhatsApp saw. */
function approvedType(content: JsonFields, approval: JsonFields | null): JsonFields | null {
  const types = fieldOf(content, 'types');
  const [only, ...others] = types?.keys() ?? [];
  const named = textOf(approval, 'content_type') || (others.length === 0 ? only : undefined);
  return named !== undefined && READ.has(named) ? fieldOf(types, named) : null;
}

function addressesOf(type: JsonFields): readonly string[] {
  const media: unknown = type.get('media');
  return [media].flat().filter((url) => typeof url === 'string');
}

function placesOf(type: JsonFields, body: string, samples: JsonFields | null): readonly TemplatePlace[] {
  const inText = (part: 'header' | 'body', text: string | null): readonly TemplatePlace[] =>
    namesIn(text).map((name) => ({ part, index: 0, name, hint: textOf(samples, name) }));
  const inButtons = listOf(type, 'actions').flatMap((action, index) =>
    namesIn(textOf(action, 'url')).map((name) => ({
      part: 'button' as const,
      index,
      name,
      hint: textOf(action, 'title'),
    })),
  );
  return [...inText('header', textOf(type, 'header_text')), ...inText('body', body), ...inButtons];
}
