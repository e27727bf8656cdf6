import { randomId } from '../kit/ids.js';
import { refused } from './refusals.js';

type Status = 'unsubmitted' | 'received' | 'pending' | 'approved' | 'rejected' | 'paused';

/** A content of the account, as it was made in the Content Template Builder. */
interface Content {
  readonly name: string;
  readonly language: string;
  readonly category: 'UTILITY' | 'MARKETING';
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>> & { readonly body: string };
  /** What stands for a variable that is not given, by its name. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly status: Status;
  readonly rejectionReason?: string;
}

const TEXT = { language: 'en', category: 'UTILITY', type: 'twilio/text' } as const;

const CONTENTS: readonly Content[] = [
  {
    ...TEXT,
    name: 'appointment',
    fields: { body: 'Hello {{1}}, we look forward to seeing you on {{2}}.' },
    variables: { 1: 'Ada', 2: 'Monday' },
    status: 'approved',
  },
  {
    ...TEXT,
    name: 'order_shipped',
    type: 'whatsapp/card',
    fields: {
      header_text: 'Order {{order}}',
      body: 'Hello {{customer}}, your order is on its way.',
      footer: 'Answer STOP to end',
      actions: [{ type: 'URL', title: 'Track it', url: 'https://track.example/{{tracking}}' }],
    },
    variables: { order: '4711', customer: 'Ada', tracking: 'P1' },
    status: 'approved',
  },
  {
    ...TEXT,
    name: 'catalog',
    category: 'MARKETING',
    type: 'twilio/media',
    fields: { body: 'Our new catalog is here.', media: ['https://files.example/catalog.png'] },
    status: 'approved',
  },
  {
    ...TEXT,
    name: 'invoice',
    type: 'twilio/media',
    fields: { body: 'Your invoice is here.', media: ['https://files.example/{{1}}'] },
    variables: { 1: 'invoice.pdf' },
    status: 'approved',
  },
  { ...TEXT, name: 'new_hours', fields: { body: 'We are open until eight now.' }, status: 'unsubmitted' },
  { ...TEXT, name: 'survey', fields: { body: 'How did you like it?' }, status: 'paused' },
  {
    ...TEXT,
    name: 'summer_sale',
    category: 'MARKETING',
    fields: { body: 'Everything must go' },
    status: 'rejected',
    rejectionReason: 'The template breaks the commerce policy.',
  },
];

/** How long WhatsApp looks at a template here: received, then pending, then approved. */
const STEP_MS = 30_000;

/** A template whose values stand in their places. */
export interface FilledContent {
  readonly text: string;
  readonly isApproved: boolean;
}

/** The Content API (twilio.com/docs/content/content-api-resources). */
export class Contents {
  readonly #sids: readonly string[];
  readonly #submittedAt = new Map<string, number>();

  constructor(
    random: () => number,
    private readonly now: () => number,
  ) {
    this.#sids = CONTENTS.map(() => `HX${randomId(random, 'hex', 32)}`);
  }

  /** A page of `GET /v1/ContentAndApprovals`. */
  page(query: URLSearchParams): object {
    const [size, page] = [Number(query.get('PageSize') ?? 50), Number(query.get('Page') ?? 0)];
    const isLast = (page + 1) * size >= CONTENTS.length;
    const next = `https://content.twilio.com/v1/ContentAndApprovals?PageSize=${size}&Page=${page + 1}&PageToken=next`;
    return {
      contents: CONTENTS.map((content, index) => this.#shown(content, index)).slice(page * size, (page + 1) * size),
      meta: { key: 'contents', page, page_size: size, next_page_url: isLast ? null : next },
    };
  }

  /** `POST /v1/Content/{sid}/ApprovalRequests/whatsapp`. */
  submit(sid: string): object {
    const index = this.#sids.indexOf(sid);
    const content = CONTENTS[index];
    if (content === undefined) throw refused(20404);
    this.#submittedAt.set(sid, this.now());
    return this.#approval(content, index);
  }

  /** @throws Refusal of an unknown content, or of values that do not fit. */
  filled(sid: string, variables: string | null): FilledContent {
    const index = this.#sids.indexOf(sid);
    const content = CONTENTS[index];
    if (content === undefined) throw refused(21655);
    const given = valuesOf(variables);
    const samples = content.variables ?? {};
    if ([...given.keys()].some((name) => !Object.hasOwn(samples, name))) throw refused(63028);
    const { header_text: header, body } = content.fields;
    const text = [header, body].filter((part) => typeof part === 'string').join('\n\n');
    const said = text.replace(/\{\{(\w+)\}\}/g, (place, name) => given.get(name) ?? samples[name] ?? place);
    return { text: said, isApproved: this.#statusOf(content, sid) === 'approved' };
  }

  #shown(content: Content, index: number): object {
    return {
      sid: this.#sids[index],
      friendly_name: content.name,
      language: content.language,
      variables: content.variables ?? {},
      types: { [content.type]: content.fields },
      approval_requests: this.#approval(content, index),
    };
  }

  #approval(content: Content, index: number): object {
    const { name, category, type, rejectionReason = '' } = content;
    const status = this.#statusOf(content, this.#sids[index] ?? '');
    return { name, category, content_type: type, status, rejection_reason: rejectionReason };
  }

  #statusOf({ status }: Content, sid: string): Status {
    const at = this.#submittedAt.get(sid);
    if (at === undefined) return status;
    const waited = this.now() - at;
    if (waited < STEP_MS) return 'received';
    return waited < 2 * STEP_MS ? 'pending' : 'approved';
  }
}

/**
 * `ContentVariables`: a JSON object of texts, none empty, without line breaks, tabs or more than four spaces in a row (twilio.com/docs/api/errors/21656).
 */
function valuesOf(variables: string | null): ReadonlyMap<string, string> {
  if (variables === null) return new Map();
  const values = new Map<string, string>();
  for (const [name, value] of entriesOf(variables)) {
    if (typeof value !== 'string' || value === '' || /[\n\r\t]| {5}/.test(value)) throw refused(21656);
    values.set(name, value);
  }
  return values;
}

function entriesOf(json: string): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  } catch {
    // Refused below, as everything that is no object.
  }
  throw refused(21656);
}
