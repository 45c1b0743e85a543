/** What became of the things of one kind. Law: back + already + failed = total. */
export type Tally = { total: number; back: number; already: number; failed: { name: string; reason: string }[] }
