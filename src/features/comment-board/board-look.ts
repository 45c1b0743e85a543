import * as z from 'zod/mini'

import {
  commentCategorySchema,
  commentPrioritySchema,
  commentStatusSchema,
  type CommentStatus,
} from '#contract/comments.ts'

import { answersTo, type BoardComment } from './board-comments.ts'
import { spotKey } from './heat.ts'
import { columnOf } from './status-moves.ts'

const DAY_MS = 24 * 60 * 60_000

export const boardViews = ['board', 'list', 'map'] as const
export const ages = ['day', 'week', 'month', 'older'] as const
export type Age = (typeof ages)[number]

const viewSchema = z.enum(boardViews)
const ageSchema = z.enum(ages)
const spotSchema = z.string().check(z.regex(/^\d-\d$/))

/** How somebody looks at the board: all of it stands in the address. */
export type BoardLook = {
  view: (typeof boardViews)[number]
  page?: string | undefined
  subpage?: string | undefined
  status?: CommentStatus | undefined
  category?: z.infer<typeof commentCategorySchema> | undefined
  priority?: z.infer<typeof commentPrioritySchema> | undefined
  age?: Age | undefined
  person?: string | undefined
  unanswered?: '1' | undefined
  /** A square of the heat map. */
  spot?: string | undefined
  /** The comment that is open. */
  comment?: string | undefined
}

/** The look of an address. The first of two values counts; what is not known is as if it were not there. */
export function readLook(address: URLSearchParams): BoardLook {
  const text = (name: keyof BoardLook) => address.get(name) || undefined
  return {
    view: viewSchema.safeParse(text('view')).data ?? 'board',
    page: text('page'),
    subpage: text('subpage'),
    status: commentStatusSchema.safeParse(text('status')).data,
    category: commentCategorySchema.safeParse(text('category')).data,
    priority: commentPrioritySchema.safeParse(text('priority')).data,
    age: ageSchema.safeParse(text('age')).data,
    person: text('person'),
    unanswered: text('unanswered') === '1' ? '1' : undefined,
    spot: spotSchema.safeParse(text('spot')).data,
    comment: text('comment'),
  }
}

/** The address of a look. What holds without being said is not said. */
export const writeLook = (look: BoardLook): URLSearchParams =>
  new URLSearchParams(
    Object.entries(look).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '' && entry[1] !== 'board',
    ),
  )

const filters = ['page', 'subpage', 'status', 'category', 'priority', 'age', 'person', 'unanswered', 'spot'] as const

export const isFiltered = (look: BoardLook) => filters.some((name) => look[name] !== undefined)
export const withoutFilters = ({ view, comment }: BoardLook): BoardLook => ({ view, comment })

function isOfAge(comment: BoardComment, age: Age, now: number): boolean {
  const at = Date.parse(comment.createdAt ?? '')
  if (Number.isNaN(at)) return false
  const days = (now - at) / DAY_MS
  return { day: days <= 1, week: days <= 7, month: days <= 30, older: days > 30 }[age]
}

/** The comments that a look shows. One whose category, priority or time is not known meets no filter for it. */
export const shownBy = (look: BoardLook, comments: readonly BoardComment[], now: number): BoardComment[] =>
  comments.filter(
    (comment) =>
      (look.page === undefined || comment.page === look.page) &&
      (look.subpage === undefined || comment.subpage === look.subpage) &&
      (look.status === undefined || columnOf(comment.status) === look.status) &&
      (look.category === undefined || comment.category === look.category) &&
      (look.priority === undefined || comment.priority === look.priority) &&
      (look.age === undefined || isOfAge(comment, look.age, now)) &&
      (look.person === undefined || comment.person === look.person) &&
      (look.unanswered === undefined || answersTo(comment).length === 0) &&
      (look.spot === undefined || spotKey(comment) === look.spot),
  )
