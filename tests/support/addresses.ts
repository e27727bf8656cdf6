import type { Page, Response } from 'playwright';

/** Every address that a page has shown so far, and everything that the server has said to it. */
export interface AddressBook {
  /** Reads the addresses that are on the screen now. */
  read: () => Promise<void>;
  /** Each address once, as its `href` stands in the document. */
  found: () => readonly string[];
  /** Whether a text is in one of the server's answers. */
  wasSaid: (text: string) => Promise<boolean>;
}

const isData = (reply: Response): boolean => (reply.headers()['content-type'] ?? '').includes('json');

/** Listens to what a page is answered from now on. */
export function addressBookOf(page: Page): AddressBook {
  const hrefs = new Set<string>();
  const answers: Promise<string>[] = [];
  page.on('response', (reply) => {
    // An answer that the page gave up has no body.
    if (isData(reply)) answers.push(reply.text().catch(() => ''));
  });
  return {
    read: async () => {
      const now = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const href of now) if (href !== null) hrefs.add(href);
    },
    found: () => [...hrefs],
    wasSaid: async (text) => (await Promise.all(answers)).some((answer) => answer.includes(text)),
  };
}
