import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { useSharedReading } from './shared-reading.ts'

type Props = { paperId: string | undefined; title?: string | undefined; isOut?: boolean; children: ReactNode }

/** What a study is called: opens its paper, for whoever may read it. */
export function PaperName({ paperId, title, isOut = false, children }: Props) {
  const shared = useSharedReading()
  const id = shared && paperId !== undefined ? shared.get(paperId)?.documentId : paperId
  const look = classNames('font-medium', isOut && 'line-through')
  if (id === undefined) return <span className={look}>{children}</span>
  return (
    <Link to={paths.document(id)} title={title} className={classNames(look, 'underline-offset-2 hover:underline')}>
      <bdi>{children}</bdi>
    </Link>
  )
}
