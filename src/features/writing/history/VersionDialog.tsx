import { useMemo, useState } from 'react'

import type { Entry } from '#contract/analyses.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { useDraft, useDraftText } from '../draft-context.ts'
import { asEditorData } from '../editor/proposals.ts'
import { diffTexts, linesOf, type DiffBlock } from './diff-text.ts'
import { stateAt } from './state-at.ts'
import type { Version } from './versions.ts'

const looks = {
  same: '',
  added: 'bg-state-green-soft text-state-green underline',
  removed: 'bg-state-red-soft text-state-red line-through',
}

type Props = { version: Version; before: Version | undefined; log: readonly Entry[]; onClose: () => void }

/** One version: what it changed, or how it differs from the text of now; and the way back to it. */
export function VersionDialog({ version, before, log, onClose }: Props) {
  const { editor, references, addReferences, canWrite } = useDraft()
  const { manuscript } = useDraftText()
  const [against, setAgainst] = useState<'before' | 'now'>('before')
  const then = useMemo(() => stateAt(log, version.seq), [log, version.seq])
  const blocks = useMemo(() => {
    const lines = linesOf(then.manuscript, then.references)
    if (against === 'now') return diffTexts(lines, linesOf(manuscript, references))
    const earlier = before ? stateAt(log, before.seq) : undefined
    return diffTexts(earlier ? linesOf(earlier.manuscript, earlier.references) : [], lines)
  }, [then, against, manuscript, references, before, log])
  const restore = () => {
    addReferences([...then.references.values()])
    // An edit like any other: it can be undone, and what was written since stays in the history.
    editor.chain().focus().setContent(asEditorData(then.manuscript)).run()
    toast({ title: 'The text is as it was then. Undo takes it back.' })
    onClose()
  }
  return (
    <Dialog
      size="large"
      title={version.name ?? `Version of ${version.by.name}`}
      description={`${version.by.name}, ${relativeTime(version.to)}`}
      onClose={onClose}
      footer={
        canWrite && (
          <Button variant="primary" onClick={restore}>
            Restore this version
          </Button>
        )
      }
    >
      <div role="group" aria-label="Compare" className="mb-4 flex gap-1">
        <Button
          size="small"
          aria-pressed={against === 'before'}
          variant={against === 'before' ? 'primary' : 'secondary'}
          onClick={() => setAgainst('before')}
        >
          What it changed
        </Button>
        <Button
          size="small"
          aria-pressed={against === 'now'}
          variant={against === 'now' ? 'primary' : 'secondary'}
          onClick={() => setAgainst('now')}
        >
          What changed since
        </Button>
      </div>
      <DiffText blocks={blocks} />
    </Dialog>
  )
}

/** Unchanged blocks far from a change are left out. */
const NEAR = 1

function DiffText({ blocks }: { blocks: readonly DiffBlock[] }) {
  const isChanged = blocks.map(({ pieces }) => pieces.some(({ is }) => is !== 'same'))
  if (!isChanged.includes(true)) return <p className="text-ink-muted">The two texts are the same.</p>
  const isShown = (at: number) => isChanged.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(true)
  return (
    <div className="space-y-3 font-serif">
      {blocks.map(({ kind, pieces }, at) =>
        isShown(at) ? (
          // The comparison is made whole each time: its places name its blocks.
          // oxlint-disable-next-line react/no-array-index-key
          <p
            key={at}
            className={classNames(
              'wrap-anywhere whitespace-pre-wrap',
              kind.startsWith('heading') && 'text-lg font-semibold',
              kind === 'item' && 'pl-4',
            )}
          >
            {pieces.map(({ text, is }, place) => {
              const Tag = is === 'added' ? 'ins' : is === 'removed' ? 'del' : 'span'
              return (
                // oxlint-disable-next-line react/no-array-index-key
                <Tag key={place} className={looks[is]}>
                  {text}
                </Tag>
              )
            })}
          </p>
        ) : isShown(at - 1) ? (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at} aria-label="Unchanged text is left out" className="text-center text-ink-faint">
            ⋯
          </p>
        ) : null,
      )}
    </div>
  )
}
