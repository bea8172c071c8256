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
} as const;
