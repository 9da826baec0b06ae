// Buttons that are of no use for the moment.

/**
 * Disables buttons, or enables them; the focus of one that is disabled goes to another button.
 * @param {HTMLButtonElement[]} buttons
 * @param {HTMLButtonElement} other one that is enabled now
 * @param {boolean} disabled
 */
export function disable(buttons, other, disabled) {
  const hadFocus = buttons.some((button) => button === document.activeElement);
  for (const button of buttons) button.disabled = disabled;
  if (!disabled || !hadFocus) return;
  other.disabled = false; // it may have been, until now
  other.focus();
}
