/** What the charts of the catalogue draw: invented figures of a company's tenders, the same on every day. */

interface SampleMonth {
  /** Its first day. */
  at: string;
  published: number;
  awarded: number;
  ours: number;
}

export const sampleMonths: readonly SampleMonth[] = [
  { at: '2024-12-01', published: 257, awarded: 134, ours: 14 },
  { at: '2025-01-01', published: 153, awarded: 86, ours: 19 },
  { at: '2025-02-01', published: 168, awarded: 100, ours: 23 },
  { at: '2025-03-01', published: 299, awarded: 182, ours: 25 },
  { at: '2025-04-01', published: 325, awarded: 196, ours: 21 },
  { at: '2025-05-01', published: 344, awarded: 197, ours: 19 },
  { at: '2025-06-01', published: 371, awarded: 198, ours: 17 },
  { at: '2025-07-01', published: 358, awarded: 175, ours: 16 },
  { at: '2025-08-01', published: 353, awarded: 160, ours: 13 },
  { at: '2025-09-01', published: 315, awarded: 136, ours: 15 },
  { at: '2025-10-01', published: 276, awarded: 120, ours: 20 },
  { at: '2025-11-01', published: 269, awarded: 123, ours: 25 },
  { at: '2025-12-01', published: 310, awarded: 153, ours: 25 },
  { at: '2026-01-01', published: 184, awarded: 99, ours: 29 },
  { at: '2026-02-01', published: 203, awarded: 118, ours: 30 },
  { at: '2026-03-01', published: 331, awarded: 200, ours: 29 },
  { at: '2026-04-01', published: 386, awarded: 235, ours: 24 },
  { at: '2026-05-01', published: 408, awarded: 241, ours: 22 },
  { at: '2026-06-01', published: 437, awarded: 243, ours: 21 },
  { at: '2026-07-01', published: 423, awarded: 217, ours: 22 },
  { at: '2026-08-01', published: 390, awarded: 184, ours: 22 },
  { at: '2026-09-01', published: 370, awarded: 163, ours: 26 },
  { at: '2026-10-01', published: 326, awarded: 140, ours: 31 },
  { at: '2026-11-01', published: 291, awarded: 128, ours: 36 },
];

/** The observed dollar of twenty weeks: the first day's, the highest, the lowest and the last day's. */
export const sampleWeeks: readonly { at: string; values: readonly number[] }[] = [
  { at: '2026-07-06', values: [948, 957, 944, 954] },
  { at: '2026-07-13', values: [955, 959, 944, 946] },
  { at: '2026-07-20', values: [944, 950, 939, 948] },
  { at: '2026-07-27', values: [948, 964, 945, 959] },
  { at: '2026-08-03', values: [960, 966, 955, 957] },
  { at: '2026-08-10', values: [959, 962, 941, 947] },
  { at: '2026-08-17', values: [946, 953, 943, 951] },
  { at: '2026-08-24', values: [951, 963, 949, 959] },
  { at: '2026-08-31', values: [960, 963, 949, 954] },
  { at: '2026-09-07', values: [953, 962, 950, 955] },
  { at: '2026-09-14', values: [957, 968, 953, 966] },
  { at: '2026-09-21', values: [966, 970, 950, 952] },
  { at: '2026-09-28', values: [951, 963, 948, 958] },
  { at: '2026-10-05', values: [959, 965, 953, 962] },
  { at: '2026-10-12', values: [962, 966, 955, 957] },
  { at: '2026-10-19', values: [959, 971, 955, 969] },
  { at: '2026-10-26', values: [968, 974, 957, 960] },
  { at: '2026-11-02', values: [960, 969, 955, 966] },
  { at: '2026-11-09', values: [967, 972, 963, 965] },
  { at: '2026-11-16', values: [965, 971, 961, 969] },
];

/** Tenders by their days open and the bids that they got, with what they were awarded for in millions of pesos. */
export const sampleTenders = [
  { code: '1070-21-LP26', sector: 'health', days: 12, bids: 6, amount: 31 },
  { code: '1083-22-LQ26', sector: 'health', days: 14, bids: 7, amount: 48 },
  { code: '1096-23-LR26', sector: 'health', days: 20, bids: 3, amount: 41 },
  { code: '1109-24-LE26', sector: 'health', days: 8, bids: 3, amount: 36 },
  { code: '1122-25-LP26', sector: 'health', days: 13, bids: 6, amount: 50 },
  { code: '1135-26-LQ26', sector: 'health', days: 23, bids: 7, amount: 8 },
  { code: '1148-27-LR26', sector: 'health', days: 13, bids: 4, amount: 30 },
  { code: '1161-28-LE26', sector: 'health', days: 19, bids: 5, amount: 3 },
  { code: '1174-29-LP26', sector: 'education', days: 20, bids: 7, amount: 10 },
  { code: '1187-30-LQ26', sector: 'education', days: 13, bids: 7, amount: 25 },
  { code: '1200-31-LR26', sector: 'education', days: 16, bids: 8, amount: 48 },
  { code: '1213-32-LE26', sector: 'education', days: 14, bids: 6, amount: 22 },
  { code: '1226-33-LP26', sector: 'education', days: 23, bids: 6, amount: 43 },
  { code: '1239-34-LQ26', sector: 'education', days: 11, bids: 6, amount: 24 },
  { code: '1252-35-LR26', sector: 'education', days: 14, bids: 7, amount: 31 },
  { code: '1265-36-LE26', sector: 'education', days: 22, bids: 8, amount: 22 },
  { code: '1278-37-LP26', sector: 'works', days: 39, bids: 5, amount: 159 },
  { code: '1291-38-LQ26', sector: 'works', days: 38, bids: 2, amount: 195 },
  { code: '1304-39-LR26', sector: 'works', days: 35, bids: 4, amount: 128 },
  { code: '1317-40-LE26', sector: 'works', days: 34, bids: 3, amount: 126 },
  { code: '1330-41-LP26', sector: 'works', days: 27, bids: 7, amount: 131 },
  { code: '1343-42-LQ26', sector: 'works', days: 38, bids: 5, amount: 157 },
  { code: '1356-43-LR26', sector: 'works', days: 35, bids: 5, amount: 192 },
  { code: '1369-44-LE26', sector: 'works', days: 25, bids: 4, amount: 260 },
] as const;

/** Tenders published by weekday, Monday first, and by two hours of the day from eight on. */
export const sampleHours: readonly (readonly number[])[] = [
  [12, 31, 44, 28, 39, 47],
  [15, 38, 52, 30, 46, 58],
  [18, 42, 57, 33, 51, 63],
  [16, 40, 55, 31, 49, 71],
  [11, 29, 41, 22, 33, 36],
];
