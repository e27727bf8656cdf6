import type { PageQuery } from '../../common/page.dto.js';
import type { Page } from '../../common/page.js';
import type { Contact } from './contacts.dto.js';

export abstract class ContactsService {
  abstract list(query: PageQuery): Promise<Page<Contact>>;
  abstract get(contactId: string): Promise<Contact>;
}
