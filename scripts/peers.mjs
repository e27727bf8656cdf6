/**
 * npm run peers [PROVIDER …]: starts local stand-ins for all providers, or for the named ones, prints their addresses, the values for connecting them
 * and the rules that they enforce, with the code by which each refuses, and posts their webhooks to WEBHOOK_URL (http://127.0.0.1:4600). A line such as `twilio +46701234567 Is the offer open?` sends a
 * message from a fictional person. With PEERS_PORT the first listens on that port, and each other on the next.
 */
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { command, EXIT, Stop } from './lib/say.mjs';

const base = (process.env.WEBHOOK_URL || 'http://127.0.0.1:4600').replace(/\/+$/, '');
/** The stand-in for enrichment providers. */
const ENRICHMENT = 'rapidapi';

const firstPort = Number(process.env.PEERS_PORT || 0);

await command(async () => {
  requireNode();
  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));
  await build();
  const { CONTROL_WORDS, HUMAN_DELAYS, peerOf, SIMULATABLE } = await import(
    pathToFileURL(inRoot('packages', 'peers', 'dist', 'all', 'index.js')).href
  );
  const known = [...SIMULATABLE, ENRICHMENT];
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Stop(EXIT.badSetting, `No peer is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  const peers = [];
  const wanted = asked.length > 0 ? asked : known;
  for (const [index, provider] of wanted.filter((name) => name !== ENRICHMENT).entries()) {
    const { load, rules } = peerOf(provider);
    const start = await load();
    const port = firstPort === 0 ? 0 : firstPort + index;
    const peer = await start({ ...surroundings(HUMAN_DELAYS), port });
    explain(peer, rules);
    peers.push(peer);
  }
  explainUse(peers, CONTROL_WORDS);
  const others = wanted.includes(ENRICHMENT) ? [await startEnrichment(wanted.length - 1)] : [];
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void write(peers, line));
  // The peers' sockets do not keep the process alive.
  const alive = setInterval(() => undefined, 60_000);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  clearInterval(alive);
  lines.close();
  await Promise.all([...peers, ...others].map((peer) => peer.stop()));
});

/** Serves people and posts instead of sending messages; has no webhooks. */
async function startEnrichment(index) {
  const { startRapidapiPeer } = await import(
    pathToFileURL(inRoot('packages', 'peers', 'dist', 'rapidapi', 'index.js')).href
  );
  const port = firstPort === 0 ? 0 : firstPort + index;
  const peer = await startRapidapiPeer({ key: 'simulator', now: Date.now, port });
  console.log(`\n${ENRICHMENT}  ${peer.origin}\n  key                  simulator\n`);
  console.log(`  CONCORDIA_ENRICHMENT_URL=${peer.origin}\n`);
  return peer;
}

function surroundings(delays) {
  return {
    deliver,
    publicUrl: base,
    now: Date.now,
    random: Math.random,
    schedule: (delayMs, work) => void setTimeout(work, delayMs),
    delays,
  };
}

async function deliver({ method, path, headers, body }) {
  const answer = await fetch(`${base}${path}`, { method, headers, ...(method === 'POST' && { body }) });
  console.log(`${method} ${base}${path.split('?')[0]}: ${answer.status}`);
  return { status: answer.status, body: await answer.text() };
}

/** `PROVIDER FROM TEXT` */
async function write(peers, line) {
  const [, provider, from, text] = /^(\S+)\s+(\S+)\s+(.+)$/.exec(line.trim()) ?? [];
  const peer = peers.find((one) => one.provider === provider);
  if (peer === undefined) {
    console.log('Write: PROVIDER FROM TEXT, such as twilio +46701234567 Is the offer open?');
    return;
  }
  console.log(`wrote ${await peer.write({ from, name: null, subject: null, text, inReplyTo: null })}`);
}

function explain({ provider, origin, settings }, rules) {
  console.log(`\n${provider}  ${origin}`);
  for (const [name, value] of Object.entries(settings)) console.log(`  ${name.padEnd(20)} ${value}`);
  console.log('\n  Refused with          unless there is');
  for (const { rule, code } of rules) console.log(`  ${(code ?? '').padEnd(21)} ${rule}`);
}

function explainUse(peers, controlWords) {
  const origins = peers.map(({ provider, origin }) => `${provider}=${origin}`).join(',');
  console.log(`\nWebhooks go to ${base}. To have Concordia speak to these instead of the real ones, start it with\n`);
  console.log(`  CONCORDIA_PROVIDER_ORIGINS=${origins}\n`);
  console.log('Words in a text that make something happen:');
  for (const [word, effect] of Object.entries(controlWords)) console.log(`  ${word.padEnd(13)} ${effect}`);
}
