/**
 * Settings of every connection, on every database. Instants travel as UTC; the data is in memory or on flash, where
 * the default of 4 for a random page makes the planner shy away from the very indexes lists are for; and a list
 * takes less time than compiling its plan. A count over a million tenders keeps their ids or the pages they are on:
 * with the default of 4 MB it writes them to the disk, or forgets which rows of a page it meant.
 */
export const connectionSettings = {
  timezone: 'UTC',
  random_page_cost: '1.1',
  jit: 'off',
  work_mem: '32MB',
};
