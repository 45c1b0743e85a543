import { diffWordsWithSpace } from 'diff'

import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { narrativeCopy as copy } from './narrative.copy.ts'

type Props = { before: string; after: string; onReplace: () => void; onKeep: () => void }

/** What would go and what would come, before a written text gives way. */
export function ReplaceDialog({ before, after, onReplace, onKeep }: Props) {
  return (
    <Dialog
      onClose={onKeep}
      title={copy.replaceTitle}
      description={copy.replaceBody}
      size="large"
      footer={
        <>
          <Button onClick={onKeep}>{copy.keep}</Button>
          <Button variant="primary" onClick={onReplace}>
            {copy.replace}
          </Button>
        </>
      }
    >
      <p dir="auto" className="max-w-reading font-serif whitespace-pre-wrap">
        {diffWordsWithSpace(before, after).map((part, index) => {
          const key = `${index}-${part.value.length}`
          if (part.added) return <ins key={key}>{part.value}</ins>
          return part.removed ? (
            <del key={key} className="text-ink-muted">
              {part.value}
            </del>
          ) : (
            <span key={key}>{part.value}</span>
          )
        })}
      </p>
    </Dialog>
  )
}
