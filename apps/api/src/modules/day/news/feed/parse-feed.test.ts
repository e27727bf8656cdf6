import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFeed } from './parse-feed.js';

const base = 'https://news.example/feed';

const rss = (item: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour &amp; Coast</title>${item}</channel></rss>`;

const story = `<item><title>Ports reopen</title><link>https://news.example/1</link>
  <guid isPermaLink="false">n-1</guid><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate></item>`;

describe('a feed', () => {
  test('in RSS', () => {
    expect(parseFeed(rss(story), base)).toEqual({
      title: 'Harbour & Coast',
      items: [
        { guid: 'n-1', title: 'Ports reopen', url: 'https://news.example/1', publishedAt: Date.UTC(2026, 2, 2, 8) },
      ],
    });
  });

  test('in Atom', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Rates</title><entry><id>urn:1</id><title type="html">A &lt;b&gt;cut&lt;/b&gt;</title>
      <link href="/2"/><updated>2026-03-02T08:00:00Z</updated></entry></feed>`;
    expect(parseFeed(atom, base)?.items).toEqual([
      { guid: 'urn:1', title: 'A cut', url: 'https://news.example/2', publishedAt: Date.UTC(2026, 2, 2, 8) },
    ]);
  });

  test('in JSON', () => {
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Notes',
      items: [{ id: 7, title: 'Seven', url: 'https://n.example/7', date_published: '2026-03-02T09:00:00+01:00' }],
    });
    expect(parseFeed(json, base)).toEqual({
      title: 'Notes',
      items: [{ guid: '7', title: 'Seven', url: 'https://n.example/7', publishedAt: Date.UTC(2026, 2, 2, 8) }],
    });
  });

  test('has no markup and no script in its headlines, and leads nowhere but to the web', () => {
    const nasty = `<item><title>&lt;img src=x onerror=alert(1)&gt;Hot &amp;amp; cold</title><link>https://n.example/1</link><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate></item>
      <item><title>Click</title><link>javascript:alert(1)</link><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate></item>
      <item><title>No date</title><link>https://n.example/3</link></item>`;
    expect(parseFeed(rss(nasty), base)?.items.map(({ title }) => title)).toEqual(['Hot & cold']);
  });

  test.each(['', 'Not found', '<html><body>Sign in</body></html>', '{"items": []}', '{'])('is not %j', (text) => {
    expect(parseFeed(text, base)).toBeNull();
  });

  test('of any kind of rubbish does not throw', () => {
    const pieces = fc.constantFrom(
      '<rss>',
      '<channel>',
      '<item>',
      '</item>',
      '<title>',
      '&',
      '<![CDATA[',
      '<!DOCTYPE x [',
      '{',
      '"',
      '<feed>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }), (parts) => {
        expect(() => parseFeed(parts.join(''), base)).not.toThrow();
      }),
    );
  });
});
