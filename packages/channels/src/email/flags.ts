import { firstField, type HeaderBlock } from './header-block.js';
import { decodeHeaderText } from './header-text.js';
import type { FolderHint, MailFlags } from './types.js';

const INBOX =
  /^(?:inbox|posteingang|boîte de réception|recibidos|bandeja de entrada|posta in arrivo|in arrivo|caixa de entrada|entrada|postvak in)$/;

/** Gmail localizes its system labels to the account's language. */
const FOLDERS: [FolderHint, RegExp][] = [
  ['trash', /^(?:trash|bin|papierkorb|corbeille|papelera|cestino|lixeira|lixo|prullenbak)$/],
  ['spam', /^(?:spam|junk|courrier indésirable|correo no deseado)$/],
  ['drafts', /^(?:drafts?|entwürfe|entwurf|brouillons?|borradores|borrador|bozze|rascunhos?|concepten)$/],
  [
    'sent',
    /^(?:sent|sent mail|gesendet|messages envoyés|envoyés?|enviados?|inviata|inviati|posta inviata|verzonden|itens enviados)$/,
  ],
  ['chat', /^(?:chats?)$/],
  ['inbox', INBOX],
];
const UNREAD = /^(?:unread|ungelesen|non lus?|no leídos?|da leggere|non letti|não lidas?|não lidos?|ongelezen)$/;
const STARRED = /^(?:starred|markiert|suivis|destacados?|speciali|com estrela|met ster)$/;

const MOZILLA_READ = 0x1;
const MOZILLA_REPLIED = 0x2;
const MOZILLA_MARKED = 0x4;
const MOZILLA_EXPUNGED = 0x8;

/**
 * Reads the read state, replied state and folder from export headers: X-Gmail-Labels (Takeout), Status and X-Status (Unix mbox), X-Mozilla-Status
 * (Thunderbird). A message that Thunderbird has deleted but not yet compacted counts as trash.
 */
export function readFlags(block: HeaderBlock): MailFlags {
  const labels = gmailLabels(block);
  const lower = labels.map((label) => label.toLowerCase());
  const status = `${firstField(block, 'status') ?? ''}${firstField(block, 'x-status') ?? ''}`.toUpperCase();
  const hasStatus = block.fields.has('status') || block.fields.has('x-status');
  const mozilla = mozillaBits(block);
  return {
    seen:
      lower.length > 0
        ? !lower.some((label) => UNREAD.test(label))
        : mozilla !== null
          ? (mozilla & MOZILLA_READ) !== 0
          : hasStatus
            ? status.includes('R')
            : null,
    answered: mozilla !== null ? (mozilla & MOZILLA_REPLIED) !== 0 : hasStatus ? status.includes('A') : null,
    flagged:
      lower.length > 0
        ? lower.some((label) => STARRED.test(label))
        : mozilla !== null
          ? (mozilla & MOZILLA_MARKED) !== 0
          : hasStatus
            ? status.includes('F')
            : null,
    gmailLabels: labels,
    inInbox: lower.length > 0 ? lower.some((label) => INBOX.test(label)) : null,
    folder:
      folderOf(lower) ??
      (mozilla !== null && (mozilla & MOZILLA_EXPUNGED) !== 0
        ? 'trash'
        : status.includes('D')
          ? 'trash'
          : spamFlag(block)),
  };
}

function gmailLabels(block: HeaderBlock): string[] {
  const raw = firstField(block, 'x-gmail-labels');
  if (!raw) return [];
  return decodeHeaderText(raw)
    .split(',')
    .map((label) => label.trim().replace(/^"(.*)"$/, '$1'))
    .filter((label) => label !== '')
    .slice(0, 100);
}

function folderOf(labels: string[]): FolderHint | null {
  return FOLDERS.find(([, pattern]) => labels.some((label) => pattern.test(label)))?.[0] ?? null;
}

function mozillaBits(block: HeaderBlock): number | null {
  const raw = firstField(block, 'x-mozilla-status');
  return raw && /^[0-9a-f]{1,8}$/i.test(raw) ? Number.parseInt(raw, 16) : null;
}

function spamFlag(block: HeaderBlock): FolderHint | null {
  return /^yes\b/i.test(firstField(block, 'x-spam-flag') ?? '') ? 'spam' : null;
}
