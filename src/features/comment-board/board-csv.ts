import { statusLook } from '#research/comments/comment-status.ts'
import { addressOf, pageLabel, subpageLabel } from '#research/comments/page-labels.ts'

import type { BoardComment } from './board-comments.ts'
import { timeToReply, timeToResolve } from './board-times.ts'

// A spreadsheet runs what begins so, in its narrow and in its wide form; an apostrophe makes it text.
// oxlint-disable-next-line no-control-regex
const FORMULA = /^[\s\u0000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\u0000]/
const text = (value: string | undefined) => (value === undefined ? '' : FORMULA.test(value) ? `'${value}` : value)

const HOUR_MS = 60 * 60_000
const hours = (ms: number | undefined) => (ms === undefined ? '' : Math.round((ms / HOUR_MS) * 100) / 100)

const fields = [
  'id',
  'page',
  'part',
  'status',
  'category',
  'priority',
  'person',
  'email',
  'created',
  'comment',
  'answers',
  'hours to first reply',
  'resolved',
  'hours to resolve',
  'resolution note',
  'link',
]

/**
 * Comments as a table for people: UTF-8 with a mark, RFC 4180. Every text that a spreadsheet would run is made text;
 * numbers stay numbers, and what is not known is empty.
 *
 * @param origin what links begin with: 'https://roadrunner.example'
 */
export async function boardCsv(comments: readonly BoardComment[], origin: string): Promise<string> {
  const { unparse } = await import('papaparse')
  const data = comments.map((comment) => {
    const place = { commentPage: comment.page, commentSubpage: comment.subpage }
    const address = addressOf(place)
    return [
      text(comment.id),
      text(pageLabel(place)),
      text(subpageLabel(place)),
      text(statusLook(comment.status).label),
      text(comment.category),
      text(comment.priority),
      text(comment.person),
      text(comment.email),
      text(comment.createdAt),
      text(comment.content),
      comment.replyCount,
      hours(timeToReply(comment)),
      text(comment.resolvedAt),
      hours(timeToResolve(comment)),
      text(comment.resolutionNote),
      address === undefined ? '' : `${origin}${address}`,
    ]
  })
  return `\uFEFF${unparse({ fields, data }, { newline: '\r\n' })}\r\n`
}
