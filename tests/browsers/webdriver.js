// The few commands of the W3C WebDriver protocol that the paths need.

/** The codes that WebDriver has for keys that write no character. @type {Record<string, string>} */
const keys = {
  Control: '\ue009',
  Shift: '\ue008',
  Enter: '\ue007',
  Escape: '\ue00c',
  End: '\ue010',
  Home: '\ue011',
  ArrowDown: '\ue015',
};

const element = 'element-6066-11e4-a52e-4f735466cecf'; // the name under which the protocol returns one

/**
 * Opens a browser with a driver that runs already.
 * @param {string} server the driver's address, without a slash at its end
 * @param {object} capabilities
 */
export async function openSession(server, capabilities) {
  const { sessionId, capabilities: actual } = await send('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = (/** @type {string} */ path) => `/session/${sessionId}${path}`;
  const post = (/** @type {string} */ path, body = {}) => send('POST', session(path), body);

  /**
   * Sends a command.
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>} what the driver answers
   * @throws {Error} with the driver's message where the command fails
   */
  async function send(method, path, body) {
    const response = await fetch(server + path, { method, body: body && JSON.stringify(body) });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(value.message);
    return value;
  }

  return {
    version: /** @type {string} */ (actual.browserVersion),
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
