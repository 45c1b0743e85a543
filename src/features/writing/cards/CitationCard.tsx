import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { locatorLabels, type CitationItem, type LocatorLabel } from '#science/citations/citation.ts'

import { useDraft } from '../draft-context.ts'
import type { NodeCardProps } from './node-card-props.ts'
import { PaperLine } from './PaperLine.tsx'
import { useFoundPapers } from './use-found-papers.ts'

const FIELD = 'h-8 min-w-0 rounded-control border border-line-strong bg-surface px-2'

/** Removes what is empty: absent means the default. */
function tidied(item: CitationItem): CitationItem {
  const { paperId, locator, label, prefix, suffix, suppressAuthor } = item
  return {
    paperId,
    ...(locator && { locator }),
    ...(locator && label && label !== 'page' && { label }),
    ...(prefix && { prefix }),
    ...(suffix && { suffix }),
    ...(suppressAuthor && { suppressAuthor }),
  }
}

/** The papers of one citation, and how each is cited. */
export function CitationCard({ node, change, remove, close }: NodeCardProps) {
  const { references, canWrite } = useDraft()
  const items = node.attrs['items'] as CitationItem[]
  const [isAdding, setIsAdding] = useState(false)
  const put = (index: number, item: CitationItem | undefined) => {
    const next = items.flatMap((each, at) => (at === index ? (item ? [tidied(item)] : []) : [each]))
    if (next.length === 0) remove()
    else change({ items: next })
  }
  return (
    <div className="space-y-4">
      {items.map((item, index) => (
        <ItemFields
          key={item.paperId}
          item={item}
          paper={references.get(item.paperId)}
          canWrite={canWrite}
          onChange={(next) => put(index, next)}
          onRemove={() => put(index, undefined)}
        />
      ))}
      {isAdding && (
        <AddPaper
          chosen={new Set(items.map(({ paperId }) => paperId))}
          onAdd={(id) => {
            change({ items: [...items, { paperId: id }] })
            setIsAdding(false)
          }}
        />
      )}
      {canWrite && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          {!isAdding && (
            <Button size="small" onClick={() => setIsAdding(true)}>
              Add a paper
            </Button>
          )}
          <Button size="small" onClick={close}>
            Done
          </Button>
          <Button size="small" variant="ghost" icon={Trash2} className="ml-auto" onClick={remove}>
            Remove citation
          </Button>
        </div>
      )}
    </div>
  )
}

type ItemProps = {
  item: CitationItem
  paper: Paper | undefined
  canWrite: boolean
  onChange: (item: CitationItem) => void
  onRemove: () => void
}

function ItemFields({ item, paper, canWrite, onChange, onRemove }: ItemProps) {
  const title = paper?.title ?? 'A paper that is not in this draft'
  const text = (name: 'prefix' | 'suffix' | 'locator') => ({
    value: item[name] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ ...item, [name]: event.target.value }),
  })
  return (
    <section aria-label={title} className="space-y-2">
      <div className="flex items-start justify-between gap-2">
        {paper ? <PaperLine paper={paper} /> : <p className="text-state-red">{title}</p>}
        {canWrite && <IconButton label={`Remove ${title}`} icon={Trash2} size="small" onClick={onRemove} />}
      </div>
      {paper && (
        <Link to={paths.document(paper.id)} className="inline-block text-accent underline-offset-2 hover:underline">
          Open in the reader
        </Link>
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
        <select
          aria-label="What the place counts"
          value={item.label ?? 'page'}
          onChange={(event) => onChange({ ...item, label: event.target.value as LocatorLabel })}
          className={FIELD}
        >
          {locatorLabels.map((label) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
        <input aria-label="Place in the paper" placeholder="12–14" {...text('locator')} className={FIELD} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <input aria-label="Words before" placeholder="see" {...text('prefix')} className={FIELD} />
        <input aria-label="Words after" placeholder="for a review" {...text('suffix')} className={FIELD} />
      </div>
      <Checkbox
        label="Leave the author out: the sentence names them"
        checked={item.suppressAuthor ?? false}
        onChange={(suppressAuthor) => onChange({ ...item, suppressAuthor })}
      />
    </section>
  )
}

function AddPaper({ chosen, onAdd }: { chosen: ReadonlySet<string>; onAdd: (id: string) => void }) {
  const { references, addReferences } = useDraft()
  const [query, setQuery] = useState('')
  const { papers } = useFoundPapers(query, references)
  return (
    <div className="space-y-2">
      <TextField
        label="Author, title or DOI"
        autoFocus
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul aria-label="Papers to add" className="scroll-quiet max-h-48 overflow-y-auto">
        {papers
          .filter(({ id }) => !chosen.has(id))
          .map((paper) => (
            <li key={paper.id}>
              <button
                type="button"
                className="w-full rounded-control px-2 py-1.5 text-left hover:bg-hover"
                onClick={() => {
                  addReferences([paper])
                  onAdd(paper.id)
                }}
              >
                <PaperLine paper={paper} />
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
