/**
 * The pasted files, or none where the text is meant: a table brings a picture of itself
 * along with its text. Some systems bring the names of the files as text.
 */
export function pastedFiles({ files, text }: { files: readonly File[]; text: string }): File[] {
  const isText = text.trim() !== '' && !files.some(({ name }) => text.includes(name));
  return isText ? [] : [...files];
}
