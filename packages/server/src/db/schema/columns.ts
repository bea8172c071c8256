import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, whatever the zone it is read in. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Contents of files. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** The place of a row that nobody has put in order: behind all that somebody has. The largest `smallint`. */
export const unordered = 32_767;
