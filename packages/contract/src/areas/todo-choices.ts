/** Anything else is taken as the first. */
export const taskSorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const;
/** Anything else shows what is not deleted. */
export const taskFilters = ['important', 'completed', 'deleted'] as const;
export type TaskTag = (typeof taskTags)[number];
