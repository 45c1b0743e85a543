import type { ReactNode } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { picturesCopy as copy } from './pictures.copy.ts'

type Props = {
  title: string
  /** One sentence: what the page is for. */
  lead: string
  picture: ReactNode
  help?: ReactNode
  /** Opens the choice of all kinds; what is filled in here goes along. */
  onOtherKind: () => void
  /** Under the form: what was begun before. */
  beside?: ReactNode
  /** The form. */
  children: ReactNode
}

/** Where a kind of analysis begins: the form, and beside it a picture of what comes out. */
export function StartFrame({ title, lead, picture, help, onOtherKind, beside, children }: Props) {
  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead={
            <>
              {lead} {help}
            </>
          }
          actions={<Button onClick={onOtherKind}>{copy.otherKind}</Button>}
        >
          {title}
        </PageTitle>
      }
      details={
        <figure className="max-w-96 overflow-hidden rounded-card border border-line bg-surface max-sm:hidden">
          {picture}
          <figcaption className="border-t border-line px-4 py-2.5 text-xs text-ink-muted">{copy.caption}</figcaption>
        </figure>
      }
      detailsLabel={copy.comesOut}
    >
      <Card as="div">{children}</Card>
      {beside}
    </ListFrame>
  )
}
