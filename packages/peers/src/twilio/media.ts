import type { FetchedFile, FetchFile, PlayedFile } from '../kit/peer.js';

const MB = 1_048_576;

interface MediaRules {
  readonly types: RegExp;
  readonly maxBytes: number;
  /** The error code of an address that gives nothing. */
  readonly unavailable: string;
}

/** twilio.com/docs/messaging/guides/accepted-mime-types */
const MMS: MediaRules = {
  types:
    /^(image\/(jpeg|jpg|gif|png)|audio\/(mpeg|mp4|ogg|amr|3gpp)|video\/(mp4|3gpp)|text\/(vcard|csv|calendar)|application\/pdf)$/,
  maxBytes: 5 * MB,
  unavailable: '11200',
};

const WHATSAPP_MEDIA: MediaRules = {
  types: /^(image\/(jpeg|jpg|png)|audio\/(mpeg|ogg|amr)|video\/mp4|application\/pdf)$/,
  maxBytes: 16 * MB,
  unavailable: '63019',
};

type Media =
  | { readonly ok: true; readonly files: readonly PlayedFile[] }
  | { readonly ok: false; readonly code: string };

/** Fetches what a message shows: HEAD for the type, GET for the bytes. */
export async function fetchMedia(urls: readonly string[], isWhatsapp: boolean, fetchFile: FetchFile): Promise<Media> {
  const rules = isWhatsapp ? WHATSAPP_MEDIA : MMS;
  const files: PlayedFile[] = [];
  for (const url of urls) {
    const [head, got] = [await tried(fetchFile, url, 'HEAD'), await tried(fetchFile, url, 'GET')];
    const contentType = got?.headers['content-type'] ?? '';
    const isGiven = head?.status === 200 && got?.status === 200 && head.headers['content-type'] === contentType;
    if (!isGiven) return { ok: false, code: rules.unavailable };
    if (!rules.types.test(contentType)) return { ok: false, code: '12300' };
    files.push({ name: nameOf(got), contentType, content: got.content });
  }
  const isSmall = files.reduce((sum, { content }) => sum + content.byteLength, 0) <= rules.maxBytes;
  return isSmall ? { ok: true, files } : { ok: false, code: '11751' };
}

export async function overHttp(url: string, method: 'GET' | 'HEAD'): Promise<FetchedFile> {
  const response = await fetch(url, { method });
  const content = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), content };
}

const tried = (fetchFile: FetchFile, url: string, method: 'GET' | 'HEAD'): Promise<FetchedFile | null> =>
  fetchFile(url, method).catch(() => null);

const nameOf = ({ headers }: FetchedFile): string =>
  /filename="([^"]*)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? 'file';
