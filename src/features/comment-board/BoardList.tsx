import { useState } from 'react'

import { pageLabel, subpageLabel } from '#research/comments/page-labels.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import type { CardHandlers } from './BoardColumn.tsx'
import { CommentFacts } from './CommentFacts.tsx'
import { excerptOf } from './comment-words.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const SHOWN_AT_ONCE = 100

type Props = CardHandlers & {
  comments: readonly BoardComment[]
  onChooseAll: (ids: readonly string[]) => void
}

/** The same comments, one below the other. */
export function BoardList({ comments, now, chosen, onChoose, onChooseAll, onOpen, onMove }: Props) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE)
  const rows = comments.slice(0, limit)
  const rest = comments.length - limit
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  const columns: Column<BoardComment>[] = [
    {
      key: 'comment',
      width: '16rem',
      header: (
        <Checkbox
          label={copy.chooseAll}
          checked={isAll || (rows.some(({ id }) => chosen.has(id)) ? 'indeterminate' : false)}
          onChange={(isChosen) => onChooseAll(isChosen ? rows.map(({ id }) => id) : [])}
        />
      ),
      cell: (comment) => (
        <div className="flex items-start gap-2.5">
          <Checkbox
            label={copy.choose(excerptOf(comment.content))}
            labelHidden
            checked={chosen.has(comment.id)}
            onChange={(isChosen) => onChoose(comment.id, isChosen)}
          />
          <button type="button" className="rounded-[2px] text-left hover:underline" onClick={() => onOpen(comment.id)}>
            <span className="line-clamp-3">{comment.content}</span>
          </button>
        </div>
      ),
    },
    { key: 'status', header: copy.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'facts', header: copy.category, cell: (comment) => <CommentFacts comment={comment} /> },
    {
      key: 'page',
      header: copy.page,
      cell: ({ page, subpage }) => {
        const place = { commentPage: page, commentSubpage: subpage }
        return [pageLabel(place), subpageLabel(place)].filter(Boolean).join(', ')
      },
    },
    { key: 'person', header: copy.person, cell: ({ person }) => <span className="break-words">{person}</span> },
    {
      key: 'age',
      header: copy.age,
      cell: ({ createdAt }) => (createdAt === undefined ? copy.unknown : relativeTime(createdAt, now)),
    },
    { key: 'answers', header: copy.repliesTitle, align: 'right', cell: (comment) => comment.replyCount },
    {
      key: 'move',
      header: copy.moveTo,
      cell: (comment) => <MoveMenu comment={comment} onMove={(to) => onMove(comment, to)} />,
    },
  ]
  return (
    <>
      <Table caption={copy.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {rest > 0 && (
        <Button className="mt-3" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
          {copy.more(Math.min(rest, SHOWN_AT_ONCE))}
        </Button>
      )}
    </>
  )
}
