type Saying = 'ask' | 'done' | 'unknown';

const WORDS = {
  ask: {
    title: 'Stop these e-mails?',
    text: 'You will get no more e-mail from the sender of the message that brought you here.',
  },
  done: { title: 'You are unsubscribed', text: 'The sender was told. You can close this page.' },
  unknown: {
    title: 'This link does not work',
    text: 'It may have been cut off. Open it again from the message, or answer the message and ask to be left out.',
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
