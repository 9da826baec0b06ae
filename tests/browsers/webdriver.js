// The little of the W3C WebDriver protocol that a walk through the page takes.

/** What WebDriver calls the keys that write nothing. @type {Record<string, string>} */
const keys = { Control: '\ue009', Shift: '\ue008', Enter: '\ue007', ArrowDown: '\ue015' };

const element = 'element-6066-11e4-a52e-4f735466cecf'; // the protocol's own name for a reference to one

/**
 * Opens a browser.
 * @param {string} server the driver's address
 * @param {object} capabilities
 */
export async function openSession(server, capabilities) {
  const { sessionId, capabilities: its } = await send('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = (/** @type {string} */ path) => `/session/${sessionId}${path}`;
  const post = (/** @type {string} */ path, body = {}) => send('POST', session(path), body);

  /** @param {string} method @param {string} path @param {object} [body] */
  async function send(method, path, body) {
    const response = await fetch(server + path, { method, body: body && JSON.stringify(body) });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(value.message);
    return value;
  }

  return {
    version: /** @type {string} */ (its.browserVersion),
    goto: (/** @type {string} */ url) => post('/url', { url }),
    resize: (/** @type {{ width: number, height: number }} */ size) => post('/window/rect', { x: 0, y: 0, ...size }),

    /** @param {string[]} chord the last is pressed while the others are held */
    press(...chord) {
      const values = chord.map((key) => keys[key] ?? key);
      const downs = values.map((value) => ({ type: 'keyDown', value }));
      const ups = values.map((value) => ({ type: 'keyUp', value })).reverse();
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...downs, ...ups] }] });
    },

    /** @param {Function} script @param {unknown} argument */
    evaluate: (script, argument = null) =>
      post('/execute/sync', { script: `return (${script})(arguments[0])`, args: [argument] }),

    /** @param {string} selector */
    async click(selector) {
      const found = await post('/element', { using: 'css selector', value: selector });
      await post(`/element/${found[element]}/click`);
    },

    picture: async () => Buffer.from(await send('GET', session('/screenshot')), 'base64'),
    close: () => send('DELETE', session('')),
  };
}
