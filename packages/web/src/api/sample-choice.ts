/** Names of the entries in local storage. */
const dataKey = 'sampleData';
const toolsKey = 'sampleTools';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the choice holds until the page is closed.
  }
}

/** Whether the visitor chose that the sample data outlives the page. */
export const isSampleKept = (): boolean => read(dataKey) === 'kept';
export const storeSampleKept = (kept: boolean): void => write(dataKey, kept ? 'kept' : null);

/** Whether the panel with the calls answered in the page is enabled. */
export const areToolsWanted = (): boolean => read(toolsKey) === 'true';
export const storeToolsWanted = (wanted: boolean): void => write(toolsKey, wanted ? 'true' : null);
