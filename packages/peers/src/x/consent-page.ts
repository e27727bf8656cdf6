import type { PeerAnswer } from '../kit/refusal.js';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '');

const page = (status: number, title: string, content: string): PeerAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-frame-options': 'DENY' },
  body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)}</title></head>
<body style="font: 16px/1.5 sans-serif; max-width: 28rem; margin: 3rem auto; padding: 0 1rem">
<h1>${escaped(title)}</h1>
${content}
</body>
</html>
`,
});

/** Asks the signed-in user to authorize the application. The form posts the original request with the decision. */
export function consentPage(handle: string, scopes: readonly string[], asked: URLSearchParams): PeerAnswer {
  const hidden = [...asked]
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('\n');
  const list = scopes.map((scope) => `<li>${escaped(scope)}</li>`).join('\n');
  return page(
    200,
    'An app wants to access your X account',
    `<p>This is a simulation of X on this machine. You are signed in as <strong>@${escaped(handle)}</strong>.</p>
<p>The app will be able to:</p>
<ul>
${list}
</ul>
<form method="post" action="/i/oauth2/authorize">
${hidden}
<button name="decision" value="allow">Authorize app</button>
<button name="decision" value="deny">Cancel</button>
</form>`,
  );
}

/** X's page for an invalid authorization request: it does not redirect back, since the address is not trusted. */
export const wrongPage = (why: string): PeerAnswer =>
  page(400, 'Something went wrong', `<p>You weren’t able to give access to the app. ${escaped(why)}</p>`);
