/** A library that is shipped with Pliego. */
export interface Library {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  /** Its place in `libraryTexts`; null where the library brings no text of its licence. */
  text: number | null;
}

/** Every library of the build, by name. The build writes it from the lock file (`licences-plugin.ts`). */
export const libraries: readonly Library[] = [];
