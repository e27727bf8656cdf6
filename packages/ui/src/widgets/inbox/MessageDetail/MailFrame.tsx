import { attachmentUrl } from '@concordia/api-client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../../locale';
import { messageBodyStrings } from '../../../strings/generated/messageBody';
import * as styles from './MailFrame.css';
import { mailDocument, paintsItself } from './mailDocument';

export interface MailFrameProps {
  /** Sanitized by the server. */
  html: string;
  title: string;
  showsRemote: boolean;
  /** Called on Escape inside the frame, whose key events do not reach the page. */
  onEscape: () => void;
}

/**
 * An HTML email in its own frame.
 *
 * The frame lacks `allow-scripts`, so nothing in it can run. It has `allow-same-origin`, which without scripts gives the email no access
 * but lets us measure its height, so that the conversation scrolls as one page. Links open in a new, unsandboxed tab.
 */
export function MailFrame({ html, title, showsRemote, onEscape }: MailFrameProps) {
  const { quotedText } = useStrings(messageBodyStrings);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [loads, setLoads] = useState(0);
  const page = useMemo(
    () =>
      mailDocument(html, {
        showsRemote,
        quoteLabel: quotedText,
        attachmentsAt: new URL(attachmentUrl(''), window.location.href).href,
      }),
    [html, showsRemote, quotedText],
  );

  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!frame.current || !inside?.body || loads === 0) return;
    return followFrame(frame.current, inside, setHeight, onEscape);
  }, [loads, onEscape]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-paper={paintsItself(html) || undefined}
      data-measured={height !== null || undefined}
      style={assignInlineVars({ [styles.height]: height === null ? `${roughHeight(html)}px` : `${height}px` })}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={page}
      title={title}
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}

/** Px for about so much text, in lines of 80 characters, so that what follows hardly moves once the email is measured. */
const roughHeight = (html: string): number =>
  Math.min(480, Math.max(48, Math.ceil(html.replaceAll(/<[^>]*>/g, '').length / 80) * 24));

/** Syncs the frame's height with the email, the email's width with the frame, and its text color with the theme. */
function followFrame(
  frame: HTMLIFrameElement,
  inside: Document,
  setHeight: (px: number) => void,
  onEscape: () => void,
): () => void {
  const { body } = inside;
  const fit = () => {
    body.style.zoom = '1';
    const [room, wanted] = [inside.documentElement.clientWidth, inside.documentElement.scrollWidth];
    // Emails often use tables 600 px wide. Shrinking beats horizontal scrolling while the text stays readable.
    if (room > 0 && wanted > room) body.style.zoom = String(Math.max(0.6, room / wanted));
    setHeight(Math.ceil(body.getBoundingClientRect().height));
  };
  const paint = () => {
    body.style.color = 'paper' in frame.dataset ? '' : getComputedStyle(frame).color;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };
  const sizes = new ResizeObserver(fit);
  const theme = new MutationObserver(paint);
  fit();
  paint();
  sizes.observe(body);
  sizes.observe(frame);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  inside.addEventListener('keydown', onKeyDown);
  return () => {
    sizes.disconnect();
    theme.disconnect();
    inside.removeEventListener('keydown', onKeyDown);
  };
}
