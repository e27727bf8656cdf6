/** @param {string} address of Concordia, without a slash at its end */
export function connect(address) {
  /** @param {string} path @param {RequestInit} [init] */
  async function call(path, init) {
    const answer = await fetch(`${address}${path}`, init);
    const body = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(`${path}: ${answer.status} ${body.message}`), { code: body.code });
    return body;
  }

  /** @param {string} path @param {object} body @param {Record<string, string>} [headers] @param {string} [method] */
  const send = (path, body, headers = {}, method = 'POST') =>
    call(path, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

  return {
    /** Registers a module, or changes the one that has its name already. @param {{ name: string }} module */
    async register(module) {
      try {
        return await send('/api/connection/modules', module);
      } catch (error) {
        if (error.code !== 'MODULE_EXISTS') throw error;
        const modules = await call('/api/connection/modules');
        const { id } = modules.find((one) => one.name === module.name);
        return send(`/api/connection/modules/${id}`, module, {}, 'PATCH');
      }
    },

    /** Only the owner may, which whoever runs on Concordia's own machine is. @param {string} name @param {string} scope */
    issueToken: (name, scope) => send('/api/connection/auth/token', { module_name: name, scope }),

    /** @param {string} token @param {string} topic @param {object} payload */
    publish: (token, topic, payload) =>
      send('/api/connection/events/publish', { topic, payload }, { authorization: `Bearer ${token}` }),

    /** @param {string} path @param {Record<string, string>} headers what lets the module in */
    read: (path, headers) => call(path, { headers }),
  };
}
