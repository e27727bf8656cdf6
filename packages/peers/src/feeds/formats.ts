import type { SampleCalendar, SampleFeed, SampleQuote } from './samples.js';

export interface Rendered {
  readonly contentType: string;
  readonly body: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

export function renderFeed({ format, title, items }: SampleFeed): Rendered {
  switch (format) {
    case 'rss': {
      const entries = items.map(
        (item) =>
          `<item><title>${escaped(item.title)}</title><link>${escaped(item.url)}</link>` +
          `<guid isPermaLink="false">${escaped(item.guid)}</guid><pubDate>${new Date(item.publishedAt).toUTCString()}</pubDate></item>`,
      );
      const channel = `<channel><title>${escaped(title)}</title><link>https://news.example/</link>${entries.join('')}</channel>`;
      return { contentType: 'application/rss+xml', body: `<?xml version="1.0"?><rss version="2.0">${channel}</rss>` };
    }
    case 'atom': {
      const entries = items.map((item) => {
        const at = new Date(item.publishedAt).toISOString();
        return `<entry><id>${escaped(item.guid)}</id><title>${escaped(item.title)}</title><link href="${escaped(item.url)}"/><updated>${at}</updated></entry>`;
      });
      const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>${escaped(title)}</title>${entries.join('')}</feed>`;
      return { contentType: 'application/atom+xml', body: `<?xml version="1.0"?>${feed}` };
    }
    case 'json': {
      const entries = items.map((item) => ({
        id: item.guid,
        title: item.title,
        url: item.url,
        date_published: new Date(item.publishedAt).toISOString(),
      }));
      const feed = { version: 'https://jsonfeed.org/version/1.1', title, items: entries };
      return { contentType: 'application/feed+json', body: JSON.stringify(feed) };
    }
  }
}

const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The yield curve of two days, in the format of the Treasury's feed. */
export function renderYields(quotes: readonly SampleQuote[], days: readonly [before: number, at: number]): Rendered {
  const entries = days.map((day, index) => {
    const yields = quotes.map(
      ({ code, before, value }) => `<d:${code} m:type="Edm.Double">${index === 0 ? before : value}</d:${code}>`,
    );
    const date = `<d:NEW_DATE m:type="Edm.DateTime">${isoDay(day)}T00:00:00</d:NEW_DATE>`;
    return `<entry><content type="application/xml"><m:properties>${date}${yields.join('')}</m:properties></content></entry>`;
  });
  const names =
    'xmlns:d="http://schemas.microsoft.com/ado/2007/08/dataservices" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata"';
  return {
    contentType: 'application/xml',
    body: `<feed ${names} xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`,
  };
}

/** Rates per euro of two days, newest first, in the European Central Bank's format. */
export function renderRates(quotes: readonly SampleQuote[], days: readonly [before: number, at: number]): Rendered {
  const cubes = days.toReversed().map((day, index) => {
    const rates = quotes.map(
      ({ code, before, value }) => `<Cube currency="${code}" rate="${index === 0 ? value : before}"/>`,
    );
    return `<Cube time="${isoDay(day)}">${rates.join('')}</Cube>`;
  });
  const body = `<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube>${cubes.join('')}</Cube></gesmes:Envelope>`;
  return { contentType: 'application/xml', body };
}

/** Two daily closes, as CSV. */
export function renderCloses({ before, value }: SampleQuote, days: readonly [before: number, at: number]): Rendered {
  const line = (day: number, close: number) => `${isoDay(day)},${close},${close},${close},${close},0`;
  const body = ['Date,Open,High,Low,Close,Volume', line(days[0], before), line(days[1], value)].join('\n');
  return { contentType: 'text/csv', body: `${body}\n` };
}

/** RFC 5545 escapes these in texts. */
const escapedText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** `20261123T100000Z` */
const icalInstant = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

const icalDay = (instant: number): string => icalInstant(instant).slice(0, 8);

export function renderCalendar({ events }: SampleCalendar): Rendered {
  const lines = events.flatMap(({ id, title, location, startsAt, endsAt, isAllDay }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${icalInstant(startsAt)}`,
    isAllDay ? `DTSTART;VALUE=DATE:${icalDay(startsAt)}` : `DTSTART:${icalInstant(startsAt)}`,
    isAllDay ? `DTEND;VALUE=DATE:${icalDay(endsAt)}` : `DTEND:${icalInstant(endsAt)}`,
    `SUMMARY:${escapedText(title)}`,
    ...(location === null ? [] : [`LOCATION:${escapedText(location)}`]),
    'END:VEVENT',
  ]);
  const body = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Concordia//Sample//EN', ...lines, 'END:VCALENDAR', ''];
  return { contentType: 'text/calendar; charset=utf-8', body: body.join('\r\n') };
}
