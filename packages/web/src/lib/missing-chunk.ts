/**
 * A file of the app did not come: there is no connection, or a new version was put in place while the page was
 * open and the file of the old one is gone.
 */
export function isMissingChunk(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload css/i.test(
      error.message,
    )
  );
}
