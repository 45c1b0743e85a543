import { useState } from 'react'

import { phraseKey } from '#science/concepts/phrases.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { matrixCopy as copy } from './matrix.copy.ts'
import type { Matrix } from './use-matrix.ts'

type Props = {
  matrix: Matrix
  onClose: () => void
  onTake: (names: string[]) => void
}

/** How many of the offered concepts are ticked at first. */
const FIRST = 8

/** What the papers offer as concepts; those that the matrix has already are left out. */
export function SuggestConcepts({ matrix, onClose, onTake }: Props) {
  const known = new Set(matrix.concepts.flatMap(({ name, synonyms }) => [name, ...synonyms].map(phraseKey)))
  const offered = matrix.suggestions.filter(({ name }) => !known.has(phraseKey(name)))
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isTicked = (name: string, index: number) => changed.get(name) ?? (matrix.concepts.length === 0 && index < FIRST)
  const taken = offered.filter(({ name }, index) => isTicked(name, index)).map(({ name }) => name)
  const isWaiting = matrix.isReading && offered.length === 0
  return (
    <Dialog
      onClose={onClose}
      title={copy.suggestTitle}
      description={copy.suggestText}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={taken.length === 0} onClick={() => onTake(taken)}>
            Add {count(taken.length, 'concept', 'concepts')}
          </Button>
        </>
      }
    >
      {isWaiting ? (
        <>
          <p role="status" className="sr-only">
            {copy.reading}
          </p>
          <Skeleton shape="row" lines={6} />
        </>
      ) : offered.length === 0 ? (
        <p>{matrix.isFailed ? copy.readingFailed : copy.noSuggestions}</p>
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {offered.map(({ name, papers, keywordOf }, index) => (
            <li key={name} className="border-b border-line py-2">
              <Checkbox
                checked={isTicked(name, index)}
                onChange={(isOn) => setChanged(new Map([...changed, [name, isOn]]))}
                label={
                  <>
                    {name}{' '}
                    <span className="text-ink-muted">
                      {count(papers.length, 'paper', 'papers')}
                      {keywordOf > 0 && `, keyword of ${keywordOf}`}
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
