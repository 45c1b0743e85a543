export type PlannedWords = { title: string; purpose: string }

/** What stands at the address of a part that is not built yet, and what that part will do. */
export const plannedPages: Record<string, PlannedWords> = {}
