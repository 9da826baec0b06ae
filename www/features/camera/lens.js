// The camera of the device. Its light is on only while somebody looks at its picture.

/**
 * What a camera can do beyond the picture; browsers name more than the types know.
 * @typedef {MediaTrackCapabilities & { torch?: boolean | boolean[], focusMode?: string[] }} Abilities
 */

/** The camera on the back, with enough pixels for a page that is held at arm's length. */
const wanted = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/**
 * @param {HTMLVideoElement} video shows what it sees
 * @param {() => void} onGone it was taken away while it was on
 */
export function createLens(video, onGone) {
  /** @type {MediaStream | null} */
  let stream = null;
  /** @type {object | null} stands for the last wish to have it on */
  let wish = null;

  const track = () => stream?.getVideoTracks()[0];
  const abilities = () => /** @type {Abilities} */ (track()?.getCapabilities?.() ?? {});
  /** Asks for what only some cameras have; others go on without. @param {object} ability */
  const apply = (ability) =>
    track()
      ?.applyConstraints({ advanced: [ability] })
      .then(
        () => true,
        () => false,
      );

  function close() {
    wish = null;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.srcObject = null;
  }

  return {
    /**
     * Switches it on.
     * @returns {Promise<boolean>} whether it is on: it may have been closed meanwhile
     * @throws {DOMException} by its name: `NotAllowedError`, `NotFoundError`, `NotReadableError` or another
     */
    async open() {
      close();
      const mine = {};
      wish = mine;
      if (!navigator.mediaDevices) throw new DOMException('', isSecureContext ? 'NotFoundError' : 'SecurityError');
      const opened = await navigator.mediaDevices.getUserMedia(wanted);
      if (wish !== mine) {
        for (const track of opened.getTracks()) track.stop();
        return false;
      }
      stream = opened;
      track()?.addEventListener('ended', () => {
        if (stream !== opened) return;
        close();
        onGone();
      });
      if (abilities().focusMode?.includes('continuous')) apply({ focusMode: 'continuous' });
      video.srcObject = opened;
      await video.play().catch(() => {}); // a browser that waits for a tap shows the first picture all the same
      return wish === mine;
    },

    /** Switches it off, or gives up that it is asked for. */
    close,

    /** Whether it has a light, which can be switched on. */
    get hasLight() {
      return [abilities().torch].flat().includes(true);
    },

    /** @param {boolean} isOn @returns {Promise<boolean> | undefined} whether it could be switched */
    light: (isOn) => apply({ torch: isOn }),

    /** What it sees now; null while it sees nothing. @param {number} most how many pixels its longer side may have */
    async frame(most) {
      const { videoWidth, videoHeight } = video;
      if (!stream || !videoWidth) return null;
      const scale = Math.min(1, most / Math.max(videoWidth, videoHeight));
      return createImageBitmap(video, {
        resizeWidth: Math.round(videoWidth * scale),
        resizeHeight: Math.round(videoHeight * scale),
      }).catch(() => null);
    },
  };
}
