import { Suspense, useCallback, useState } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import type { MetaDocument } from '#research/meta-analysis/document.ts'
import { isOtherMethod } from '#research/meta-analysis/outcome.ts'
import { SaveConflict } from '#research/saving/SaveConflict.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { Picker } from '#research/grid/picker-slot.ts'

import { EditorTitle } from './EditorTitle.tsx'
import type { LineDialog } from './LineDialogs.tsx'
import { metaAnalysisCopy as copy } from './meta-analysis.copy.ts'
import { MethodSettings } from './methods/MethodSettings.tsx'
import { OutcomeBar } from './OutcomeBar.tsx'
import { OutcomeWork } from './OutcomeWork.tsx'
import { SettingsBar } from './settings/SettingsBar.tsx'
import { hasContent, TITLE_MAX } from './store/kept.ts'
import { useMetaStore } from './store/use-meta-store.ts'
import type { OnEdit } from './table/use-grid.ts'

const LineDialogs = lazyPart(() => import('./LineDialogs.tsx').then((module) => module.LineDialogs))

type Props = {
  saved: Synthesis | undefined
  isExample: boolean
  address: URLSearchParams
  /** Sets parts of the address; undefined takes one out. */
  onAddress: (parts: Readonly<Record<string, string | undefined>>) => void
  /** The dialog in which a line's paper is chosen. */
  picker: Picker
  onNew: () => void
  onExample: () => void
}

/** One meta-analysis: its outcomes, its table, and everything that follows from it. */
export function MetaAnalysisEditor({ saved, isExample, address, onAddress, picker, onNew, onExample }: Props) {
  const store = useMetaStore({ saved, isExample, onCreated: (made) => onAddress({ id: made }) })
  const { kept, change } = store
  const { document } = kept
  const outcome = document.outcomes.find((each) => each.id === address.get('outcome')) ?? document.outcomes[0]
  const [chosenId, setChosenId] = useState<string>()
  const [dialog, setDialog] = useState<LineDialog>()
  const [wish, setWish] = useState<{ id: string; key: string; nonce: number }>()

  const outcomeId = outcome?.id
  const onDocument = useCallback(
    (step: (before: MetaDocument) => MetaDocument, mergeKey?: string) =>
      change((before) => ({ ...before, document: step(before.document) }), mergeKey),
    [change],
  )
  const onEdit: OnEdit = useCallback(
    (step, mergeKey) =>
      onDocument(
        (before) => ({
          ...before,
          outcomes: before.outcomes.map((each) => (each.id === outcomeId ? step(each) : each)),
        }),
        mergeKey && `${outcomeId} ${mergeKey}`,
      ),
    [onDocument, outcomeId],
  )
  if (!outcome) return null

  return (
    <ListFrame
      toolbar={
        <EditorTitle
          kept={kept}
          outcome={outcome}
          sign={store.sign}
          isExample={isExample}
          onNew={onNew}
          onExample={onExample}
          onBundle={change}
        />
      }
    >
      <div className="space-y-4">
        {isExample && (
          <Notice
            action={
              <Button size="small" onClick={onNew}>
                {copy.exampleMine}
              </Button>
            }
          >
            {`${copy.example} Try whatever you like: nothing of it is saved.`}
          </Notice>
        )}
        <SaveConflict {...store.conflict} hint="If you take the other version, Undo brings yours back." />
        <label className="block">
          <span className="sr-only">Name of the analysis</span>
          <input
            value={kept.title}
            maxLength={TITLE_MAX}
            placeholder={copy.untitled}
            onChange={(event) => change((before) => ({ ...before, title: event.target.value }), 'title')}
            className="w-full rounded-control border border-transparent bg-transparent font-serif text-lg hover:border-line focus-visible:border-accent focus-visible:-outline-offset-1"
          />
        </label>
        <OutcomeBar
          document={document}
          outcome={outcome}
          onDocument={onDocument}
          onOutcome={(next) => onAddress({ outcome: next })}
        />
        {isOtherMethod(outcome) ? (
          <MethodSettings outcome={outcome} onEdit={onEdit} />
        ) : (
          <SettingsBar outcome={outcome} onEdit={onEdit} />
        )}
        <OutcomeWork
          key={outcome.id}
          outcome={outcome}
          onEdit={onEdit}
          store={store}
          chosenId={chosenId}
          onChoose={setChosenId}
          wish={wish}
          onWish={(to, key) => setWish((before) => ({ id: to, key, nonce: (before?.nonce ?? 0) + 1 }))}
          onDialog={setDialog}
          onExample={hasContent(kept) ? undefined : onExample}
          picker={picker}
          part={address.get('part')}
          onPart={(part) => onAddress({ part: part === 'forest' ? undefined : part })}
        />
      </div>
      {dialog && (
        <Suspense fallback={null}>
          <LineDialogs dialog={dialog} outcome={outcome} onEdit={onEdit} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </ListFrame>
  )
}
