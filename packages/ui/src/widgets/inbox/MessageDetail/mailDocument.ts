import { foldHtmlQuotes } from './foldHtmlQuotes.js';

export interface MailDocumentOptions {
  /** Restores the remote images that the server blocked. Loading them tells the sender when and from where the email was read. */
  readonly showsRemote: boolean;
  /** Label of the button that unfolds and folds a quotation. */
  readonly quoteLabel: string;
  /** Base URL of inline images, as origin and path, for the content security policy. */
  readonly attachmentsAt: string;
}

/**
 * The page that shows an email's HTML, in a frame that runs no scripts.
 *
 * The server has sanitized it; this is the second line of defense. The content security policy allows only inline styles and the images
 * named here, so even a flaw in the sanitizer loads and runs nothing. Quotations fold with `<details>`, which needs no script.
 *
 * @param html sanitized by the server, with remote content in `data-remote-src`.
 */
export function mailDocument(html: string, { showsRemote, quoteLabel, attachmentsAt }: MailDocumentOptions): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (showsRemote) for (const element of page.querySelectorAll('[data-remote-src]')) loadRemote(element);
  foldHtmlQuotes(page, quoteLabel);
  const pictures = ['data:', 'cid:', attachmentsAt, ...(showsRemote ? ['https:', 'http:'] : [])].join(' ');
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src ${pictures}">`,
    '<meta name="referrer" content="no-referrer"><base target="_blank">',
    `<style>${frameCss(paintsItself(html))}</style></head><body>${page.body.innerHTML}</body></html>`,
  ].join('');
}

/** Whether an email sets its own colors. It is then designed for white and shows on white in either theme. */
export function paintsItself(html: string): boolean {
  return /<[^>]+(?:bgcolor|\bcolor\s*=|background|style\s*=\s*["'][^"']*color\s*:)/i.test(html);
}

function loadRemote(element: Element): void {
  const address = element.getAttribute('data-remote-src') ?? '';
  if (!/^https?:\/\/[^\s"'<>\\]+$/i.test(address)) return;
  if (element instanceof HTMLImageElement || element.localName === 'img') element.setAttribute('src', address);
  else element.setAttribute('style', `${element.getAttribute('style') ?? ''};background-image:url("${address}")`);
}

/** The frame is as tall as its content, so only width can scroll. Without its own colors the email takes those of the theme. */
function frameCss(paints: boolean): string {
  return `
    html { color-scheme: ${paints ? 'light' : 'normal'}; overflow: auto hidden; }
    body { margin: 0; padding: ${paints ? '16px' : '0'}; display: flow-root; overflow-wrap: anywhere;
      ${paints ? 'background: #fff; color: #1b1b1b;' : 'background: transparent;'}
      font: 15px/1.6 'Inter Variable', ui-sans-serif, system-ui, sans-serif; }
    body > :first-child { margin-top: 0; } body > :last-child { margin-bottom: 0; }
    img { max-width: 100%; height: auto; } img:not([src]) { display: none; }
    h1 { font-size: 1.45em; line-height: 1.25; } h2 { font-size: 1.2em; line-height: 1.3; }
    pre { white-space: pre-wrap; } table { max-width: 100%; }
    a { color: ${paints ? '#0b57a4' : 'inherit'}; text-underline-offset: 2px; }
    blockquote { margin: 8px 0 8px 2px; padding-inline-start: 12px; border-inline-start: 1px solid #9a9488; }
    summary { display: inline-block; padding: 2px 8px; border-radius: 4px; cursor: default; font-size: 12px;
      background: rgb(128 120 105 / 0.16); list-style: none; }
    summary:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }`;
}
