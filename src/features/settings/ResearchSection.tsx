import { useId, useState } from 'react'

import type { PaperDraft } from '#contract/papers.ts'
import type { SearchSource } from '#contract/search.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { sourceNames } from '#research/papers/paper-words.ts'
import { NotSavedYet } from '#platform/persona/NotSavedYet.tsx'
import { columnNames, libraryColumns, useLibraryColumns } from '#research/preferences/library-columns.ts'
import { useResearchPreferences } from '#research/preferences/research.ts'
import { ReferenceStyleField } from '#research/citing/ReferenceStyleField.tsx'
import { styleCopy } from '#research/citing/style.copy.ts'
import { useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { useCiting } from '#research/citing/use-citing.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { settingsCopy } from './settings.copy.ts'

const copy = settingsCopy.research

/** The trial that began the story of pravastatin in prevention. */
const example: PaperDraft = {
  type: 'article-journal',
  title: 'Prevention of coronary heart disease with pravastatin in men with hypercholesterolemia',
  authors: [
    { family: 'Shepherd', given: 'James' },
    { family: 'Cobbe', given: 'Stuart M.' },
    { family: 'Ford', given: 'Ian' },
  ],
  year: 1995,
  venue: 'New England Journal of Medicine',
  volume: '333',
  issue: '20',
  pages: '1301-1307',
  keywords: [],
  ids: { doi: '10.1056/nejm199511163332001', pmid: '7566020' },
}

const examples = [example]

/** How references are written and where a search looks: the person's own, on every device. */
export function ResearchSection() {
  const { sources, available, setCitationStyle, setStyleFile, setSources } = useResearchPreferences()
  const style = useChosenStyle()
  const { citing, failure } = useCiting(style, examples)
  const [state, setState] = useState<'quiet' | 'saved' | 'last'>('quiet')
  const noteId = useId()
  const columnsId = useId()
  const { columns, show } = useLibraryColumns()

  const handleSource = (source: SearchSource, isOn: boolean) => {
    const next = available.filter((each) => (each === source ? isOn : sources.includes(each)))
    if (next.length > 0) setSources(next)
    setState(next.length > 0 ? 'saved' : 'last')
  }
  return (
    <Card
      title={settingsCopy.tabs.research}
      actions={<HelpLink article="citation-style-and-sources" about="these choices" />}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status">{state === 'saved' ? copy.saved : copy.auto}</p>
          <NotSavedYet />
        </div>
      }
    >
      <div className="space-y-6">
        <div>
          <ReferenceStyleField
            label={copy.style}
            hint={copy.styleHint}
            chosen={style}
            onBuiltIn={(next) => {
              setCitationStyle(next)
              setState('saved')
            }}
            onKept={(next) => {
              setStyleFile(next)
              setState('saved')
            }}
          />
          <figure className="mt-3 rounded-control border border-line bg-surface-sunken p-4">
            <figcaption className="mb-1 flex items-center justify-between gap-2 text-xs text-ink-muted">
              {copy.example}
              <HelpLink article="citation-styles" about="citation styles" className="-my-2" />
            </figcaption>
            <p className="font-serif text-base wrap-anywhere">
              {citing?.cite(example) ?? failure ?? styleCopy.working}
            </p>
          </figure>
        </div>
        <fieldset aria-describedby={noteId}>
          <legend className="mb-1.5 font-medium">{copy.sources}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {available.map((source) => (
              <Checkbox
                key={source}
                label={sourceNames[source]}
                checked={sources.includes(source)}
                onChange={(isOn) => handleSource(source, isOn)}
              />
            ))}
          </div>
          <p id={noteId} className="mt-1.5 text-xs text-ink-muted">
            {copy.sourcesHint}
          </p>
          <p role="alert" className="text-state-red">
            {state === 'last' ? copy.lastSource : ''}
          </p>
        </fieldset>
        <fieldset aria-describedby={columnsId}>
          <legend className="mb-1.5 font-medium">{copy.columns}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {libraryColumns.map((column) => (
              <Checkbox
                key={column}
                label={columnNames[column]}
                checked={columns.includes(column)}
                onChange={(isOn) => {
                  show(column, isOn)
                  setState('saved')
                }}
              />
            ))}
          </div>
          <p id={columnsId} className="mt-1.5 text-xs text-ink-muted">
            {copy.columnsHint}
          </p>
        </fieldset>
      </div>
    </Card>
  )
}
