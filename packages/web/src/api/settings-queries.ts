import { queryOptions } from '@tanstack/react-query';
import { deadlinesApi } from './areas/deadlines.ts';
import { decisionsApi } from './areas/decisions.ts';
import { tasksApi } from './areas/tasks.ts';
import { workApi } from './areas/work.ts';

/*
 * What a company sets once and the work on its tenders shows: changed in one area and read in another.
 */
const rarely = 5 * 60_000;

export const reasonsQuery = queryOptions({
  queryKey: ['reasons'],
  queryFn: ({ signal }) => workApi.reasons({ signal }),
  staleTime: rarely,
});

/** The company's templates of tasks. */
export const taskTemplatesQuery = queryOptions({
  queryKey: ['task-templates'],
  queryFn: ({ signal }) => tasksApi.templates({ signal }),
  staleTime: rarely,
});

/** Requirements and criteria by which the company decides. */
export const criteriaQuery = queryOptions({
  queryKey: ['criteria'],
  queryFn: ({ signal }) => decisionsApi.criteria({ signal }),
  staleTime: rarely,
});

/** How the company counts its days. */
export const companyDaysQuery = queryOptions({
  queryKey: ['company-days'],
  queryFn: ({ signal }) => deadlinesApi.company({ signal }),
  staleTime: rarely,
});
