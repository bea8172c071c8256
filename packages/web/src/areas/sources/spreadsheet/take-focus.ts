/** As the `ref` of what takes the place of the focused element of a dialog, which would lose the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
