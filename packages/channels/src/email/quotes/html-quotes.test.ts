import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '../html-text.js';
import { sanitizeMailHtml } from '../sanitize.js';
import { foldQuotes } from './fold.js';

const HEADER =
  '<b>From:</b> Ann &lt;ann@x.example&gt;<br><b>Sent:</b> Friday<br><b>To:</b> Bob<br><b>Subject:</b> Plan<br>';
const WROTE = 'On Fri, 20 Nov 2026 at 10:00, Ann &lt;ann@x.example&gt; wrote:';
const sanitized = (html: string, isForward = false) => sanitizeMailHtml(html, { isForward }).html;

describe('the quotes of an HTML email', () => {
  it.each([
    [
      'Gmail',
      `<div class="gmail_quote"><div class="gmail_attr">${WROTE}</div><blockquote class="gmail_quote">Ten?</blockquote></div>`,
      'intro',
    ],
    ['Thunderbird', `<div class="moz-cite-prefix">${WROTE}</div><blockquote type="cite">Ten?</blockquote>`, 'intro'],
    ['Yahoo Mail', `<div id="ydp1" class="ydp1 yahoo_quoted"><div>${WROTE}</div><div>Ten?</div></div>`, 'block'],
    ['Proton Mail', `<div class="protonmail_quote">${WROTE}<blockquote>Ten?</blockquote></div>`, 'block'],
    [
      'Zoho',
      `<div class="zmail_extra"><div>---- On Fri, 20 Nov 2026 10:00:00 +0100 Ann wrote ---</div><blockquote>Ten?</blockquote></div>`,
      'block',
    ],
    ['Outlook for Mac', `<span id="OLK_SRC_BODY_SECTION"><div>${HEADER}</div><div>Ten?</div></span>`, 'block'],
    ['Spark', `<div name="messageReplySection">${WROTE}<blockquote type="cite">Ten?</blockquote></div>`, 'block'],
    [
      'Outlook on the web',
      `<div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${HEADER}</div><div>Ten?</div>`,
      'rest',
    ],
    [
      'Outlook on the web, quoted',
      `<div id="x_divRplyFwdMsg" class="x_OutlookMessageHeader">${HEADER}</div><div>Ten?</div>`,
      'rest',
    ],
    [
      'Outlook',
      `<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p>${HEADER}</p></div></div><p>Ten?</p>`,
      'rest',
    ],
    [
      'Windows Mail',
      `<div style="padding-top: 5px; border-top-color: rgb(229, 229, 229); border-top-width: 1px; border-top-style: solid;">${HEADER}</div><div>Ten?</div>`,
      'rest',
    ],
    ['Hotmail', `<div><hr id="stopSpelling">${HEADER}<br>Ten?</div>`, 'rest'],
    ['Zimbra', `<hr data-marker="__DIVIDER__"><div>${HEADER}</div><div>Ten?</div>`, 'rest'],
  ])('of %s are marked, and folded as text', (_, quote, kind) => {
    const html = `<div>Yes, at ten.</div>${quote}`;
    const marked = sanitized(html);
    expect(marked).toContain(`data-quote="${kind}"`);
    expect(sanitized(marked)).toBe(marked);
    expect(foldQuotes(htmlToText(html)).visible).toBe('Yes, at ten.');
  });

  it.each([
    ['Yandex', `20.11.2026, 10:00, "Ann" &lt;<a href="mailto:ann@x.example">ann@x.example</a>&gt;:`],
    ['mail.ru', 'Fri, 20 Nov 2026 10:00:15 +0300 от Ann &lt;ann@x.example&gt;:'],
  ])('of %s stand in a blockquote', (_, head) => {
    expect(foldQuotes(htmlToText(`<p>Yes.<br><br>${head}</p><blockquote>Ten?</blockquote>`)).visible).toBe('Yes.');
  });

  it.each([
    [
      'above a blockquote',
      '<div>Begin forwarded message:</div><br><blockquote type="cite"><div>Ten?</div></blockquote>',
    ],
    ['in a blockquote', '<blockquote type="cite"><div>Begin forwarded message:</div><div>Ten?</div></blockquote>'],
    [
      'in a container',
      '<div class="protonmail_quote">------- Forwarded Message -------<br>From: Ann<br><blockquote>Ten?</blockquote></div>',
    ],
    [
      'above its header',
      '<p>-------- Пересылаемое сообщение --------<br>От: Ann<br>Кому: Bob</p><blockquote>Ten?</blockquote>',
    ],
  ])('are no forward %s', (_, forward) => {
    const marked = sanitized(`<p>See below.</p>${forward}<p>Bob</p><blockquote>Old</blockquote>`);
    expect(marked.match(/data-quote="forward"/g)).toHaveLength(1);
    expect(marked).not.toContain('data-quote="block"');
    expect(sanitized(marked)).toBe(marked);
  });

  it('are no forward below the header of Outlook if the subject says so', () => {
    const html = `<p>See below.</p><div id="divRplyFwdMsg">${HEADER}</div><p>Ten?</p>`;
    expect([sanitized(html), sanitized(html, true)].map((one) => /data-quote="(\w+)"/.exec(one)?.[1])).toEqual([
      'rest',
      'forward',
    ]);
  });

  it('are told from other lines and containers', () => {
    const html = '<div class="quoted" style="border-top:solid #E1E1E1 1.0pt">News</div><hr><p>More</p>';
    expect(sanitized(html)).not.toContain('data-quote');
  });

  it('are marked once and for all', () => {
    const piece = fc.constantFrom(
      '<blockquote>',
      '</blockquote>',
      '<div class="yahoo_quoted">',
      '<div class="moz-cite-prefix">',
      '<div>',
      '</div>',
      '<p>',
      '<br>',
      'Begin forwarded message:',
      '-------- Forwarded Message --------',
      'text',
      '<hr id="stopSpelling">',
      '<style>x</style>',
      '<o:p>',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = sanitized(pieces.join(''));
        expect(sanitized(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});
