/**
 * Settings of every connection, on every database. Instants travel as UTC; and the data is in memory or on
 * flash, where the default of 4 for a random page makes the planner shy away from the very indexes lists
 * are for.
 */
export const connectionSettings = { timezone: 'UTC', random_page_cost: '1.1' };
