import { describe, expect, it } from 'vitest';
import { HOUR } from '../../shared/time/units.js';
import { composeBrief } from './compose.js';
import type { BriefContent } from './content.js';
import { briefHtml } from './mail-html.js';
import { briefText } from './mail-text.js';
import { message, NOW, QUIET, said, waits } from './testing.js';

const busy: BriefContent = composeBrief({
  ...QUIET,
  emails: [
    { at: NOW - HOUR, isOpened: true, isClicked: false },
    { at: NOW - HOUR, isOpened: false, isClicked: false },
  ],
  hearsOfOpenings: true,
  received: { count: 1, newest: [message('r', 'ben')], before: 0 },
  waiting: { count: 1, urgent: 0, first: [waits('w', 'ada'), waits('v', null, { label: '<b>Hi</b>', priority: 10 })] },
  said: [
    said('p', 'I will send it tomorrow.', { contactName: null }),
    said('q', 'I will call you.', { direction: 'inbound' }),
  ],
});

describe('a brief as text', () => {
  it('has everything in its order', () => {
    expect(briefText(busy, 'USD')).toBe(
      `Morning brief for 20 November 2026 (Europe/Stockholm)

Last 30 days: 2 emails sent, open rate 50 %, click rate 0 %, 0 customers.

Insights
- 1 conversation awaits your reply. Longest wait among the most urgent: about 5 hours.
- 50 % of emails in the last 30 days were opened. Links were clicked in 0 emails.
- 1 message came in over the last 7 days.

Recommended actions
- Reply to ada. “About w”: Waiting for about 5 hours.
- Keep the promise to the recipient. “I will send it tomorrow.” It is due within a day.
- Reply to the sender. “<b>Hi</b>”: Waiting for about 5 hours.

Who to reply to today
- ada: About w. Waiting for about 5 hours.
- Unknown contact: <b>Hi</b>. Waiting for about 5 hours.

Promises
- Ours (unknown contact, due 20 November 2026): “I will send it tomorrow.”
- Theirs (ada): “I will call you.”

Charts
- Emails by day, last 30 days: 2 emails sent, most on 20 November 2026 (2 emails). 50 % were opened; links were clicked in 0 %.
- Customers by segment: none have been scored yet.
`,
    );
  });

  it('leaves empty sections out and says which rates are not known', () => {
    expect(briefText(composeBrief(QUIET), 'USD')).toBe(
      `Morning brief for 20 November 2026 (Europe/Stockholm)

Last 30 days: 0 emails sent, open rate not known yet, click rate not known yet, 0 customers.

Charts
- Emails by day: none were sent in the last 30 days.
- Customers by segment: none have been scored yet.
`,
    );
  });

  it('shows three actions, and ten lines of anything else', () => {
    const first = Array.from({ length: 11 }, (_, index) => waits(`m${index}`, 'ada'));
    const lines = briefText(composeBrief({ ...QUIET, waiting: { count: 11, urgent: 0, first } }), 'USD').split('\n');
    expect(lines.filter((line) => line.startsWith('- Reply to ada.'))).toHaveLength(3);
    expect(lines.filter((line) => line.startsWith('- ada:'))).toHaveLength(10);
  });
});

describe('a brief as HTML', () => {
  const html = briefHtml(busy, 'USD');

  it('has the words of the text, escaped, in lists under headings', () => {
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe('Morning brief for 20 November 2026 (Europe/Stockholm)');
    expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Insights',
      'Recommended actions',
      'Who to reply to today',
      'Promises',
    ]);
    const replies = html.slice(html.indexOf('Who to reply'), html.indexOf('Promises<'));
    expect([...replies.matchAll(/<li dir="auto"[^>]*>(.*?)<\/li>/g)].map(([, line]) => line)).toEqual([
      'ada: About w. Waiting for about 5 hours.',
      'Unknown contact: &lt;b&gt;Hi&lt;/b&gt;. Waiting for about 5 hours.',
    ]);
    expect(replies).toContain('</li><li');
  });

  it('shows both charts with their words, at their size', () => {
    const pictures = [...html.matchAll(/<img src="cid:([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g)];
    expect(pictures.map(([, ...picture]) => picture)).toEqual([
      ['email-performance', busy.charts.emailPerformanceText, '640', '320'],
      ['segments', busy.charts.segmentsText, '640', '320'],
    ]);
  });

  it('closes every element that it opens', () => {
    const open: string[] = [];
    const closed: string[] = [];
    for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z]\w*)/g)) {
      if (slash === '/') closed.push(`${open.pop()} ${name}`);
      else if (name !== 'img') open.push(name);
    }
    expect(open).toEqual([]);
    expect(closed.filter((pair) => new Set(pair.split(' ')).size > 1)).toEqual([]);
  });
});
