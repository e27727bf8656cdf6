/** Default sources of a new workspace: public feeds of institutions and broadcasters that need no API key. */
export const DEFAULT_SOURCES: readonly { readonly name: string; readonly url: string }[] = [
  { name: 'BBC Business', url: 'https://feeds.bbci.co.uk/news/business/rss.xml' },
  { name: 'The Guardian Business', url: 'https://www.theguardian.com/uk/business/rss' },
  { name: 'European Central Bank', url: 'https://www.ecb.europa.eu/rss/press.html' },
  { name: 'Federal Reserve', url: 'https://www.federalreserve.gov/feeds/press_all.xml' },
];
