// Generated from openapi/openapi.json and openapi/examples by `npm run generate`. Do not edit manually.
import type { CodeExample, ExampleId } from '../example';

export const codeExamples: Readonly<Record<ExampleId, CodeExample>> = {
  registerModule: {
    title: 'Register a module',
    languages: {
      typescript: `// Registers a module. Only the owner may: run it on the machine that Concordia runs on.
const concordia = process.env.CONCORDIA_URL ?? 'http://127.0.0.1:4600';

const answer = await fetch(\`\${concordia}/api/connection/modules\`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    name: 'crm-sync',
    base_url: 'https://crm-sync.example',
    openapi_url: 'https://crm-sync.example/openapi.json',
    mcp_endpoint: 'https://crm-sync.example/mcp',
  }),
});
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);

const module = await answer.json();
console.log(\`\${module.name} is registered as \${module.id}.\`);
`,
      python: `# Registers a module. Only the owner may: run it on the machine that Concordia runs on.
import json
import os
import urllib.request

concordia = os.environ.get("CONCORDIA_URL", "http://127.0.0.1:4600")

request = urllib.request.Request(
    f"{concordia}/api/connection/modules",
    method="POST",
    headers={"content-type": "application/json"},
    data=json.dumps(
        {
            "name": "crm-sync",
            "base_url": "https://crm-sync.example",
            "openapi_url": "https://crm-sync.example/openapi.json",
            "mcp_endpoint": "https://crm-sync.example/mcp",
        }
    ).encode(),
)
with urllib.request.urlopen(request) as answer:
    module = json.load(answer)
print(f"{module['name']} is registered as {module['id']}.")
`,
      curl: `# Registers a module. Only the owner may: run it on the machine that Concordia runs on.
concordia="\${CONCORDIA_URL:-http://127.0.0.1:4600}"

curl --fail-with-body --silent --show-error "$concordia/api/connection/modules" \\
  --header 'content-type: application/json' \\
  --data '{
    "name": "crm-sync",
    "base_url": "https://crm-sync.example",
    "openapi_url": "https://crm-sync.example/openapi.json",
    "mcp_endpoint": "https://crm-sync.example/mcp"
  }'
`,
    },
  },
  moduleHealth: {
    title: 'Health endpoint of a module',
    languages: {
      typescript: `// What Concordia asks every module once a minute: GET {base_url}/health
import { createServer } from 'node:http';

const port = Number(process.env.PORT ?? 5001);

const server = createServer((request, response) => {
  if (request.method !== 'GET' || request.url !== '/health') {
    response.writeHead(404).end();
    return;
  }
  const health = {
    status: 'healthy',
    timestamp: new Date().toISOString(),
    module: 'crm-sync',
    version: '1.4.0',
    capabilities: ['contacts', 'deals'],
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(health));
});
server.listen(port, '127.0.0.1', () => console.log(\`http://127.0.0.1:\${port}/health\`));
`,
      python: `# What Concordia asks every module once a minute: GET {base_url}/health
import json
import os
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

port = int(os.environ.get("PORT", "5001"))


class Health(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path != "/health":
            self.send_error(404)
            return
        health = {
            "status": "healthy",
            "timestamp": datetime.now(timezone.utc).isoformat(),
            "module": "crm-sync",
            "version": "1.4.0",
            "capabilities": ["contacts", "deals"],
        }
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(health).encode())


print(f"http://127.0.0.1:{port}/health", flush=True)
ThreadingHTTPServer(("127.0.0.1", port), Health).serve_forever()
`,
    },
  },
  publishEvent: {
    title: 'Publish an event',
    languages: {
      typescript: `// Publishes an event. The same key with the same content is the same event, however often it is sent.
const concordia = process.env.CONCORDIA_URL ?? 'http://127.0.0.1:4600';
const token = process.env.CONCORDIA_TOKEN; // a token with the scope \`events\`

const answer = await fetch(\`\${concordia}/api/connection/events/publish\`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: \`Bearer \${token}\` },
  body: JSON.stringify({
    topic: 'user.created',
    payload: {
      user_id: 'u-17',
    },
    idempotency_key: 'signup-17',
  }),
});
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);

const event = await answer.json();
console.log(\`\${event.topic} \${event.id}\`);
`,
      python: `# Publishes an event. The same key with the same content is the same event, however often it is sent.
import json
import os
import urllib.request

concordia = os.environ.get("CONCORDIA_URL", "http://127.0.0.1:4600")
token = os.environ["CONCORDIA_TOKEN"]  # a token with the scope \`events\`

request = urllib.request.Request(
    f"{concordia}/api/connection/events/publish",
    method="POST",
    headers={"content-type": "application/json", "authorization": f"Bearer {token}"},
    data=json.dumps(
        {
            "topic": "user.created",
            "payload": {
                "user_id": "u-17",
            },
            "idempotency_key": "signup-17",
        }
    ).encode(),
)
with urllib.request.urlopen(request) as answer:
    event = json.load(answer)
print(event["topic"], event["id"])
`,
      curl: `# Publishes an event. The same key with the same content is the same event, however often it is sent.
concordia="\${CONCORDIA_URL:-http://127.0.0.1:4600}"

curl --fail-with-body --silent --show-error "$concordia/api/connection/events/publish" \\
  --header "authorization: Bearer $CONCORDIA_TOKEN" \\
  --header 'content-type: application/json' \\
  --data '{
    "topic": "user.created",
    "payload": {
      "user_id": "u-17"
    },
    "idempotency_key": "signup-17"
  }'
`,
    },
  },
  readEvents: {
    title: 'Read events',
    languages: {
      typescript: `// Reads the newest events of a topic; a pattern such as user.* takes in several.
const concordia = process.env.CONCORDIA_URL ?? 'http://127.0.0.1:4600';
const token = process.env.CONCORDIA_TOKEN; // a token with the scope \`events\`

const query = new URLSearchParams({ topic: 'user.created', limit: '10' });
const answer = await fetch(\`\${concordia}/api/connection/events?\${query}\`, {
  headers: { authorization: \`Bearer \${token}\` },
});
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);

for (const event of await answer.json()) {
  console.log(event.published_at, event.topic, event.id, event.status);
}
`,
      python: `# Reads the newest events of a topic; a pattern such as user.* takes in several.
import json
import os
import urllib.parse
import urllib.request

concordia = os.environ.get("CONCORDIA_URL", "http://127.0.0.1:4600")
token = os.environ["CONCORDIA_TOKEN"]  # a token with the scope \`events\`

query = urllib.parse.urlencode({"topic": "user.created", "limit": 10})
request = urllib.request.Request(
    f"{concordia}/api/connection/events?{query}",
    headers={"authorization": f"Bearer {token}"},
)
with urllib.request.urlopen(request) as answer:
    events = json.load(answer)
for event in events:
    print(event["published_at"], event["topic"], event["id"], event["status"])
`,
      curl: `# Reads the newest events of a topic; a pattern such as user.* takes in several.
concordia="\${CONCORDIA_URL:-http://127.0.0.1:4600}"

curl --fail-with-body --silent --show-error --get "$concordia/api/connection/events" \\
  --header "authorization: Bearer $CONCORDIA_TOKEN" \\
  --data-urlencode 'topic=user.created' \\
  --data-urlencode 'limit=10'
`,
    },
  },
  webhookReceiver: {
    title: 'Receive webhooks and verify their signatures',
    languages: {
      typescript: `// Receives events. What is not signed with the secret of the subscription, or is old, is refused.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

const port = Number(process.env.PORT ?? 5002);
const secret = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
const TOLERANCE_S = 300;

function isGenuine(headers: IncomingHttpHeaders, body: Buffer): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const expected = createHmac('sha256', secret).update(\`\${id}.\${timestamp}.\`).update(body).digest();
  // While a secret is being changed, there is one signature for each.
  return String(signatures)
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request));
  if (!isGenuine(request.headers, body)) {
    response.writeHead(401).end();
    return;
  }
  // The same event may come twice: its id, which is in \`webhook-id\` too, tells.
  const { id, topic, payload } = JSON.parse(body.toString());
  console.log(id, topic, payload);
  response.writeHead(204).end();
});
server.listen(port, '127.0.0.1', () => console.log(\`http://127.0.0.1:\${port}/\`));
`,
      python: `# Receives events. What is not signed with the secret of the subscription, or is old, is refused.
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

port = int(os.environ.get("PORT", "5002"))
secret = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
TOLERANCE_S = 300


def is_genuine(headers, body: bytes) -> bool:
    timestamp = headers.get("webhook-timestamp", "0")
    if abs(time.time() - float(timestamp)) > TOLERANCE_S:
        return False
    signed = f"{headers.get('webhook-id')}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
    # While a secret is being changed, there is one signature for each.
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(one, f"v1,{expected}") for one in given)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        if not is_genuine(self.headers, body):
            self.send_error(401)
            return
        # The same event may come twice: its id, which is in \`webhook-id\` too, tells.
        event = json.loads(body)
        print(event["id"], event["topic"], event["payload"], flush=True)
        self.send_response(204)
        self.end_headers()


print(f"http://127.0.0.1:{port}/", flush=True)
ThreadingHTTPServer(("127.0.0.1", port), Receiver).serve_forever()
`,
    },
  },
  subscribeWebhook: {
    title: 'Subscribe to events',
    languages: {
      typescript: `// Subscribes a module to events. The secret is shown this once: keep it, the receiver needs it.
const concordia = process.env.CONCORDIA_URL ?? 'http://127.0.0.1:4600';
const token = process.env.CONCORDIA_TOKEN; // a token of the module with the scope \`events\`

const answer = await fetch(\`\${concordia}/api/connection/webhooks/subscribe\`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: \`Bearer \${token}\` },
  body: JSON.stringify({
    topic: 'message.*',
    webhook_url: 'https://crm-sync.example/webhooks',
    module_name: 'crm-sync',
  }),
});
if (!answer.ok) throw new Error(\`\${answer.status}: \${await answer.text()}\`);

const subscription = await answer.json();
console.log(\`\${subscription.id} \${subscription.secret}\`);
`,
      python: `# Subscribes a module to events. The secret is shown this once: keep it, the receiver needs it.
import json
import os
import urllib.request

concordia = os.environ.get("CONCORDIA_URL", "http://127.0.0.1:4600")
token = os.environ["CONCORDIA_TOKEN"]  # a token of the module with the scope \`events\`

request = urllib.request.Request(
    f"{concordia}/api/connection/webhooks/subscribe",
    method="POST",
    headers={"content-type": "application/json", "authorization": f"Bearer {token}"},
    data=json.dumps(
        {
            "topic": "message.*",
            "webhook_url": "https://crm-sync.example/webhooks",
            "module_name": "crm-sync",
        }
    ).encode(),
)
with urllib.request.urlopen(request) as answer:
    subscription = json.load(answer)
print(subscription["id"], subscription["secret"])
`,
      curl: `# Subscribes a module to events. The secret is shown this once: keep it, the receiver needs it.
concordia="\${CONCORDIA_URL:-http://127.0.0.1:4600}"

curl --fail-with-body --silent --show-error "$concordia/api/connection/webhooks/subscribe" \\
  --header "authorization: Bearer $CONCORDIA_TOKEN" \\
  --header 'content-type: application/json' \\
  --data '{
    "topic": "message.*",
    "webhook_url": "https://crm-sync.example/webhooks",
    "module_name": "crm-sync"
  }'
`,
    },
  },
  protectedEndpoint: {
    title: 'Token and protected endpoint',
    languages: {
      typescript: `// An endpoint that only bearers of a token with the scope \`read\` reach: 401 without one, 403 with a wrong one.
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { createServer } from 'node:http';

const concordia = process.env.CONCORDIA_URL ?? 'http://127.0.0.1:4600';
const port = Number(process.env.PORT ?? 5003);
const CACHE_MS = 600_000; // the keys may be kept for 10 minutes

type Key = JsonWebKey & { kid: string };
let keys: Key[] = [];
let fetchedAt = 0;

async function keyOf(kid: string): Promise<Key | undefined> {
  const find = () => keys.find((key) => key.kid === kid && key.kty === 'RSA');
  const age = Date.now() - fetchedAt;
  // A key that is not known yet may be a new one.
  if (age > CACHE_MS || (find() === undefined && age > 10_000)) {
    const answer = await fetch(\`\${concordia}/.well-known/jwks.json\`);
    keys = (await answer.json()).keys;
    fetchedAt = Date.now();
  }
  return find();
}

const json = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

async function isAllowed(token: string): Promise<boolean> {
  try {
    const [header, claims, signature = ''] = token.split('.');
    const { alg, kid } = json(header);
    const key = alg === 'RS256' ? await keyOf(kid) : undefined;
    if (key === undefined) return false;
    const signed = Buffer.from(\`\${header}.\${claims}\`);
    const publicKey = createPublicKey({ key, format: 'jwk' });
    if (!verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))) return false;
    const { iss, aud, exp, scope } = json(claims);
    const isOurs = iss === 'concordia' && aud === 'concordia-api';
    return isOurs && exp > Date.now() / 1000 && scope.split(' ').includes('read');
  } catch {
    return false;
  }
}

const server = createServer(async (request, response) => {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  else if (!(await isAllowed(token))) response.writeHead(403).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
});
server.listen(port, '127.0.0.1', () => console.log(\`http://127.0.0.1:\${port}/\`));
`,
      python: `# An endpoint that only bearers of a token with the scope \`read\` reach: 401 without one, 403 with a wrong one.
import base64
import hashlib
import hmac
import json
import os
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

concordia = os.environ.get("CONCORDIA_URL", "http://127.0.0.1:4600")
port = int(os.environ.get("PORT", "5003"))
CACHE_S = 600  # the keys may be kept for 10 minutes
SHA256_PREFIX = bytes.fromhex("3031300d060960864801650304020105000420")

cache = {"at": 0.0, "keys": []}


def decoded(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def key_of(kid: str):
    def find():
        return next((key for key in cache["keys"] if key["kid"] == kid and key["kty"] == "RSA"), None)

    age = time.time() - cache["at"]
    # A key that is not known yet may be a new one.
    if age > CACHE_S or (find() is None and age > 10):
        with urllib.request.urlopen(f"{concordia}/.well-known/jwks.json") as answer:
            cache.update(at=time.time(), keys=json.load(answer)["keys"])
    return find()


def is_signed(signed: bytes, signature: bytes, key) -> bool:
    n, e = (int.from_bytes(decoded(key[name]), "big") for name in ("n", "e"))
    size = (n.bit_length() + 7) // 8
    info = SHA256_PREFIX + hashlib.sha256(signed).digest()
    expected = b"\\x00\\x01" + b"\\xff" * (size - len(info) - 3) + b"\\x00" + info
    given = pow(int.from_bytes(signature, "big"), e, n).to_bytes(size, "big")
    return len(signature) == size and hmac.compare_digest(given, expected)


def is_allowed(token: str) -> bool:
    try:
        header, claims, signature = token.split(".")
        about = json.loads(decoded(header))
        key = key_of(about["kid"]) if about["alg"] == "RS256" else None
        if key is None or not is_signed(f"{header}.{claims}".encode(), decoded(signature), key):
            return False
        told = json.loads(decoded(claims))
        is_ours = told["iss"] == "concordia" and told["aud"] == "concordia-api"
        return is_ours and told["exp"] > time.time() and "read" in told["scope"].split(" ")
    except (ValueError, KeyError):
        return False


class Protected(BaseHTTPRequestHandler):
    def do_GET(self):
        kind, _, token = self.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            self.send_response(401)
            self.send_header("www-authenticate", "Bearer")
            self.end_headers()
        elif not is_allowed(token):
            self.send_response(403)
            self.end_headers()
        else:
            self.send_response(200)
            self.send_header("content-type", "application/json")
            self.end_headers()
            self.wfile.write(b'{"ok":true}')


print(f"http://127.0.0.1:{port}/", flush=True)
ThreadingHTTPServer(("127.0.0.1", port), Protected).serve_forever()
`,
      curl: `# Issues a token, which only the owner may, and calls an endpoint of Concordia that is closed without one.
concordia="\${CONCORDIA_URL:-http://127.0.0.1:4600}"

token=$(curl --fail-with-body --silent --show-error "$concordia/api/connection/auth/token" \\
  --header 'content-type: application/json' \\
  --data '{
    "module_name": "crm-sync",
    "scope": "read write events"
  }' |
  sed -n 's/.*"access_token":"\\([^"]*\\)".*/\\1/p')

# 401 without a token, 403 with a wrong one.
for header in 'x-nothing: at-all' 'authorization: Bearer wrong'; do
  curl --silent --output /dev/null --write-out '%{http_code}\\n' --header "$header" "$concordia/api/connection/auth/protected"
done
curl --fail-with-body --silent --show-error --header "authorization: Bearer $token" "$concordia/api/connection/auth/protected"
`,
    },
  },
};
