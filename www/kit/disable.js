// Buttons that can do nothing at the moment.

/**
 * Disables or enables buttons. If a button that is disabled has the focus, another button gets it.
 * @param {HTMLButtonElement[]} buttons
 * @param {HTMLButtonElement} other gets the focus, and is enabled for that
 * @param {boolean} disabled
 */
export function disable(buttons, other, disabled) {
  const hadFocus = buttons.some((button) => button === document.activeElement);
  for (const button of buttons) button.disabled = disabled;
  if (!disabled || !hadFocus) return;
  other.disabled = false; // a disabled button cannot have the focus
  other.focus();
}
