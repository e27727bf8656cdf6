export interface OAuthRefusal {
  readonly ok: false;
  /**
   * `authentication`: the provider does not know the application, or its secret. `rejected`: the code or refresh token is used up, expired, revoked or
   * another application's; the user must authorize again. `transient`: nothing was decided; the same call may work later. `unconfirmed`: no response
   * came, so a code or refresh token may be used up.
   */
  readonly failure: 'authentication' | 'rejected' | 'throttled' | 'transient' | 'unconfirmed';
  /** `invalid_grant` or another code of RFC 6749 section 5.2, or the HTTP status. */
  readonly code: string | null;
  /** The provider's own message, truncated; contains no secret. */
  readonly said: string | null;
}

export interface OAuthTokens {
  readonly ok: true;
  readonly accessToken: string;
  /** `null` if the provider gave none: without offline access, or because the former one stays valid. */
  readonly refreshToken: string | null;
  /** ms since the epoch; `null` if unknown. */
  readonly expiresAt: number | null;
  /** The granted scopes, which may be fewer than requested. */
  readonly scopes: readonly string[];
  /** The address of the user who signed in, in lower case, from the ID token; `null` without one. */
  readonly address?: string | null;
}

export type TokenAnswer = OAuthTokens | OAuthRefusal;

export type RevokeAnswer = { readonly ok: true } | OAuthRefusal;
