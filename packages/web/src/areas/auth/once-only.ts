/** Effects may run twice where an error is looked for, and the link holds once. */
export function onceOnly(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
