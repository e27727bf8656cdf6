/** @typedef {import('@concordia/domain')} Domain */

const START = '<!-- Written by scripts/channel-table.mjs from packages/domain/src/channels/profiles. -->';
const END = '<!-- End of what is written. -->';

/** @type {Record<import('@concordia/domain').Support, string>} */
const SIGNS = { both: 'in, out', in: 'in', asked: 'asked', out: 'out', not_carried: 'not carried', none: '–' };

/** @type {Record<import('@concordia/domain').TextUnit, string>} */
const UNITS = { utf16: 'characters', utf8: 'bytes', sms: 'characters', post: 'weighted characters' };

/** @type {Record<import('@concordia/domain').Feature, string>} */
const NAMES = {
  html: 'HTML',
  subject: 'Subject',
  voice: 'Voice messages',
  stickers: 'Stickers',
  locations: 'Locations',
  contactCards: 'Contact cards',
  polls: 'Polls',
  sharedPosts: 'Shared posts, stories, ads',
  quotedReplies: 'Quoted replies',
  reactions: 'Reactions',
  edits: 'Edits',
  deletions: 'Deletions',
  deliveryMarks: 'Delivery marks',
  readMarks: 'Read marks',
  typing: 'Typing',
  templates: 'Templates',
  groups: 'Groups',
  publicReplies: 'Public replies',
  names: 'Names of contacts',
  pictures: 'Pictures of contacts',
};

const MB = 1_048_576;

/** @param {number} count */
const figure = (count) => count.toLocaleString('en-US');

/** @param {import('@concordia/domain').TextRule} rule */
const ruleOf = ({ maxLength, counts }) => `${figure(maxLength)} ${UNITS[counts]}`;

/** @param {string} name @param {readonly string[]} cells */
const row = (name, cells) => `| ${[name, ...cells].join(' | ')} |`;

/** @param {Domain} domain @param {import('@concordia/domain').Provider} provider */
function limitsOf(domain, provider) {
  const { channel, files: own } = domain.PROVIDER_PROFILES[provider];
  /** @type {import('@concordia/domain').ChannelProfile} */
  const profile = domain.CHANNEL_PROFILES[channel];
  const files = own ?? profile.files;
  const { windowMs, canStart } = profile.limits;
  return {
    private: ruleOf(domain.textRuleOf({ channel, provider })),
    public: profile.inPublic === undefined ? '–' : ruleOf(domain.textRuleOf({ channel, provider, audience: 'reply' })),
    files:
      typeof files === 'string' || files.maxFiles === 0
        ? 'none'
        : `${files.maxFiles} of ${kindsOf(files)}${files.maxTextLength === null ? '' : `, text of ${figure(files.maxTextLength)}`}`,
    window: windowMs === null ? '–' : `${windowMs / 3_600_000} h`,
    start: canStart ? 'yes' : 'no',
  };
}

/** @param {import('@concordia/domain').FileRules} files */
function kindsOf(files) {
  const kinds = /** @type {const} */ (['image', 'audio', 'video', 'file']).flatMap((kind) => {
    const rule = files[kind];
    return rule === null ? [] : [{ kind, size: Math.floor(Math.min(rule.maxBytes, files.maxTotalBytes) / MB) }];
  });
  const sizes = new Set(kinds.map(({ size }) => size));
  const [first] = kinds;
  if (first !== undefined && kinds.length === 4 && sizes.size === 1) return `any kind, ${first.size} MB`;
  return kinds.map(({ kind, size }) => `${kind} ${size} MB`).join(', ');
}

/** The capability table as Markdown: providers as rows for their limits, and as columns for their features. @param {Domain} domain */
export function channelTable(domain) {
  const { PROVIDERS, PROVIDER_PROFILES, FEATURES } = domain;
  const names = PROVIDERS.map((provider) => PROVIDER_PROFILES[provider].name);
  const limits = PROVIDERS.map((provider, index) => {
    const one = limitsOf(domain, provider);
    return row(names[index] ?? '', [one.private, one.public, one.files, one.window, one.start]);
  });
  const features = FEATURES.map((feature) =>
    row(
      NAMES[feature],
      PROVIDERS.map((provider) => SIGNS[domain.supportOf(PROVIDER_PROFILES[provider].channel, feature, provider)]),
    ),
  );
  return [
    row('Limits', ['private text', 'public reply', 'files', 'reply window', 'we may write first']),
    row('---', ['---', '---', '---', '---', '---']),
    ...limits,
    '',
    row('Features', names),
    row(
      '---',
      names.map(() => '---'),
    ),
    ...features,
  ].join('\n');
}

/** A document with the table in its place. @param {string} document @param {string} table */
export function withTable(document, table) {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error('The document has no place for the table of channels.');
  return `${document.slice(0, start + START.length)}\n${table}\n${document.slice(end)}`;
}
