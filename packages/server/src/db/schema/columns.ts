import { customType } from 'drizzle-orm/pg-core';

/** Contents of files. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** The place of a row that nobody has put in order: behind all that somebody has. The largest `smallint`. */
export const unordered = 32_767;
