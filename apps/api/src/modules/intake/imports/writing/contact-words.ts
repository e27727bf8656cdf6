import type { BookContact } from './contact-book.repository.js';

export interface SearchedAs {
  /** Terms that find the contact's messages. */
  readonly mark: string;
  /** Terms that find the contact. */
  readonly words: string;
}

export function searchedAs({ name, email, title, company, phone }: BookContact): SearchedAs {
  return { mark: JSON.stringify([name, email]), words: JSON.stringify([name, email, title, company, phone]) };
}
