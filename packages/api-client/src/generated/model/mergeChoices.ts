/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MergeChoicesBirthday } from './mergeChoicesBirthday';
import type { MergeChoicesCompany } from './mergeChoicesCompany';
import type { MergeChoicesEmail } from './mergeChoicesEmail';
import type { MergeChoicesLinkedinUrl } from './mergeChoicesLinkedinUrl';
import type { MergeChoicesLocation } from './mergeChoicesLocation';
import type { MergeChoicesName } from './mergeChoicesName';
import type { MergeChoicesPhone } from './mergeChoicesPhone';
import type { MergeChoicesTitle } from './mergeChoicesTitle';

/**
 * The contact whose value to keep, field by field. By default, that of the kept contact, or of the other one if it has none.
 */
export interface MergeChoices {
  name?: MergeChoicesName;
  title?: MergeChoicesTitle;
  email?: MergeChoicesEmail;
  phone?: MergeChoicesPhone;
  linkedinUrl?: MergeChoicesLinkedinUrl;
  company?: MergeChoicesCompany;
  location?: MergeChoicesLocation;
  birthday?: MergeChoicesBirthday;
}
