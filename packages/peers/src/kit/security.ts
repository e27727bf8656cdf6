/** Encryption of a connection: none, from the first byte on, or after STARTTLS. */
export type Security =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'tls' | 'starttls';
      /** PEM. */
      readonly key: string;
      /** PEM. */
      readonly certificate: string;
    };

export const OPEN: Security = { kind: 'none' };
