/**
 * Waits for a change and for what it touches to be read again. What is refused was of a state that may be gone:
 * it is read again too, and the refusal does not wait for that.
 */
export async function withReadAgain<T>(
  change: () => Promise<T>,
  read: () => Promise<unknown>,
): Promise<T> {
  const answer = await change().catch((error: unknown) => {
    void read();
    throw error;
  });
  await read();
  return answer;
}
