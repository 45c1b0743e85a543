type Counted = { replyCount?: number | null | undefined; replies?: readonly unknown[] | null | undefined }

/** How many replies a comment has, its author's own among them: the server's count, else those that it sent along. */
export const replyCountOf = ({ replyCount, replies }: Counted): number => replyCount ?? replies?.length ?? 0
