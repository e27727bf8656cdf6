/**
 * Makes a subscription.
 *
 * @param {string} concordia its address
 * @param {{ topic: string, webhook_url: string, module_name: string, signature: string }} wish
 * @returns {Promise<string>} what its events are verified with: the secret, or the public key
 */
export async function subscribe(concordia, wish) {
  const answer = await fetch(`${concordia}/api/connection/webhooks/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // The receiver is on this machine, which only the owner may allow.
    body: JSON.stringify({ ...wish, allow_private_network: true }),
  });
  const subscription = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${subscription.message}`);
  return subscription.secret ?? subscription.public_key;
}
