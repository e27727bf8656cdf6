/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type IngestEventActors = {
  /**
     * Who wrote it.
     * @maxLength 320
     * @pattern ^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$
     */
  from_email: string;
  /**
     * To whom.
     * @minItems 1
     * @maxItems 500
     * @items.maxLength 320
     * @items.pattern ^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$
     */
  to_emails: string[];
};
