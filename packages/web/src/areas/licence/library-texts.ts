/** The texts of the licences, each once. The build writes them from the installed libraries (`licences-plugin.ts`). */
export const libraryTexts: readonly string[] = [];

/** The licence of Pliego itself. */
export const ownLicence = '';
