import type { boardApi } from '#web/api/areas/board.ts';

export type BoardData = Awaited<ReturnType<typeof boardApi.get>>;
