import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';

/** The application registered at the provider. */
export const APPLICATION = { clientId: 'concordia', clientSecret: 'a-client-secret-of-the-test' } as const;

export interface OidcOptions {
  readonly redirectUri: string;
  /** Paths of the authorization and token endpoints, as at the provider that this one stands for. */
  readonly authorization: string;
  readonly token: string;
  /**
   * Whether each refresh returns another refresh token. The former one still works, as at Microsoft, or using it again ends the grant, as at strict
   * providers. @default 'never', as at Google
   */
  readonly rotates?: 'never' | 'leniently' | 'strictly';
  /** Lifetime of access tokens, in s. @default 3_600 */
  readonly lifetime?: number;
  /** Whom a browser is signed in as. @default nobody but whom `signIn` names */
  readonly owner?: string;
}

export interface Oidc {
  readonly origin: string;
  /** For servers that check tokens (RFC 7662), with the application's credentials in it. */
  readonly introspectionUrl: string;
  /** Withholds the next answer of the token endpoint after the exchange was done. Resolves when it is. */
  readonly withholdNext: () => Promise<void>;
  /** How often the token endpoint was called. */
  readonly asked: () => number;
  /** The grants given so far. */
  readonly revokeAll: () => Promise<void>;
  /** Makes an access token invalid, though its expiry is far. */
  readonly expire: (accessToken: string) => Promise<void>;
  /** Whose valid token it is; `null` for any other. */
  readonly ownerOf: (accessToken: string) => Promise<string | null>;
  /** Signs a user in as a browser would, and allows everything. @returns where the provider sends the browser. */
  readonly signIn: (url: string, address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const SCOPES = [
  'openid',
  'email',
  'profile',
  'offline_access',
  'https://outlook.office.com/IMAP.AccessAsUser.All',
  'https://outlook.office.com/SMTP.Send',
  'https://mail.google.com/',
];

/** A real OpenID provider on loopback. Its users have their address as their id. */
export async function startOidc(options: OidcOptions): Promise<Oidc> {
  let asked = 0;
  let signingIn = options.owner ?? '';
  let withheld: (() => void) | null = null;
  const grants = new Set<string>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const origin = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  const provider = new Provider(origin, configurationOf(options));
  if (options.rotates === 'leniently') {
    provider.on('refresh_token.consumed', (token) => void token.save());
  }
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    if (path.startsWith(options.token)) {
      asked += 1;
      if (withheld !== null) withhold(response, withheld);
      withheld = null;
    }
    if (!path.startsWith('/interaction/')) return void answer(request, response);
    void allow(provider, { request, response, address: signingIn }).then((grant) => grants.add(grant));
  });
  return {
    origin,
    introspectionUrl: `${origin.replace('//', `//${APPLICATION.clientId}:${APPLICATION.clientSecret}@`)}/introspection`,
    withholdNext: () =>
      new Promise((resolve) => {
        withheld = resolve;
      }),
    asked: () => asked,
    revokeAll: async () => {
      for (const id of grants) {
        await provider.RefreshToken.revokeByGrantId(id);
        await provider.AccessToken.revokeByGrantId(id);
        await (await provider.Grant.find(id))?.destroy();
      }
    },
    expire: async (accessToken) => (await provider.AccessToken.find(accessToken))?.destroy(),
    ownerOf: async (accessToken) => (await provider.AccessToken.find(accessToken))?.accountId ?? null,
    signIn: (url, address) => {
      signingIn = address;
      return browse(url, origin);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const configurationOf = ({
  redirectUri,
  authorization,
  token,
  rotates,
  lifetime = 3_600,
}: OidcOptions): Configuration => ({
  clients: [
    {
      client_id: APPLICATION.clientId,
      client_secret: APPLICATION.clientSecret,
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  scopes: SCOPES,
  claims: { openid: ['sub'], email: ['email'] },
  conformIdTokenClaims: false,
  findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, email: id }) }),
  routes: { authorization, token, introspection: '/introspection', userinfo: '/v1/userinfo', revocation: '/revoke' },
  features: {
    devInteractions: { enabled: false },
    introspection: { enabled: true, allowedPolicy: () => true },
    revocation: { enabled: true },
  },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  issueRefreshToken: () => true,
  rotateRefreshToken: rotates === 'leniently' || rotates === 'strictly',
  cookies: { keys: ['a-key-of-the-test'] },
  ttl: { AccessToken: lifetime, Grant: 86_400, IdToken: 3_600, Interaction: 600, RefreshToken: 86_400, Session: 600 },
});

/** The provider has answered, and nobody hears it. */
function withhold(response: ServerResponse, then: () => void): void {
  response.end = () => {
    then();
    return response;
  };
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string;
}

/** What a person does at the provider: signs in and allows what is asked for. @returns the grant. */
async function allow(provider: Provider, { request, response, address }: Asked): Promise<string> {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: address, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  const result = { login: { accountId: address }, consent: { grantId } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  return grantId;
}

/** Follows redirects within the provider, with its cookies. */
async function browse(url: string, origin: string, cookies: ReadonlyMap<string, string> = new Map()): Promise<string> {
  if (!url.startsWith(origin)) return url;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
  const set = response.headers.getSetCookie().map((line): [string, string] => {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return browse(new URL(location, origin).href, origin, new Map([...cookies, ...set]));
}
