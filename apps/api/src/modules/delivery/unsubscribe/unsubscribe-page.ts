type Saying = 'ask' | 'done' | 'unknown';

const WORDS = {
  ask: {
    title: 'Unsubscribe from these emails?',
    text: 'You will no longer receive email from the sender of the message that contains this link.',
  },
  done: { title: 'You are unsubscribed', text: 'The sender was notified. You can close this page.' },
  unknown: {
    title: 'This link does not work',
    text: 'The link may be incomplete. Open it again from the message, or reply to the message and ask to be unsubscribed.',
  },
} as const satisfies Record<Saying, { title: string; text: string }>;

const STYLE =
  'body{margin:0;display:grid;place-items:center;min-height:100vh;font:16px/1.5 system-ui,sans-serif;color:#1d1b17;background:#f8f6f1}' +
  'main{max-width:26rem;padding:2rem}h1{font-size:1.25rem}button{font:inherit;min-height:44px;padding:0 1.25rem;cursor:pointer}' +
  '@media (prefers-color-scheme:dark){body{color:#eeeae2;background:#1b1916}}';

/** A page without scripts, for people who open the link. Opening it changes nothing, since email scanners open links too. */
export function unsubscribePage(saying: Saying): string {
  const { title, text } = WORDS[saying];
  const form = saying === 'ask' ? '<form method="post"><button>Unsubscribe</button></form>' : '';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`
  );
}
