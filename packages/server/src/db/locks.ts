/** Keys of PostgreSQL's advisory locks. Each is of one thing that one process does at a time. */
export const locks = {
  migration: 5_716_001,
  ingest: 5_716_002,
  accounts: 5_716_003,
  demonstration: 5_716_004,
  notices: 5_716_005,
  /** With the company as second key. */
  attachments: 5_716_006,
  /** With the company as second key. */
  people: 5_716_007,
  /** With the person as second key. */
  apiKeys: 5_716_008,
  /** With the company as second key. */
  synonyms: 5_716_009,
  /** With the company as second key. Taken before any row that matches hang on (`keep_best_matches`). */
  matches: 5_716_010,
  /** Who opens, closes or makes anew what other tools read. */
  bi: 5_716_011,
  /** With the company as second key. */
  waitingTables: 5_716_012,
} as const;
