import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Synthesis } from '#contract/syntheses.ts'
import { analysisPapersQuery, analysisQuery } from '#research/analyses/analysis.queries.ts'
import { kindLabel } from '#research/analyses/analysis-kinds.ts'
import { useDraft as useKeptWords } from '#platform/drafts/use-draft.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { messageOf } from '#shared/api/errors.ts'
import { guidelines } from '#science/guidelines/guideline-list.ts'
import { manuscriptOf } from '#science/manuscript/from-analysis.ts'
import { documentTypes, type DocumentType } from '#science/manuscript/manuscript.ts'
import { outlineOf } from '#science/manuscript/outlines.ts'

import { useCreateDraft } from './use-create-draft.ts'
import { typeNames } from './writing-words.ts'
import { copy } from './writing.copy.ts'

const tabs = [
  { value: 'outline', label: 'With an outline' },
  { value: 'blank', label: 'Blank' },
  { value: 'analysis', label: 'From an analysis' },
]
/** Kinds whose text becomes a draft. */
const textKinds = new Set(['synthesis', 'narrative', 'review', null, undefined])

type Words = { title: string; type: DocumentType; guideline: string; source: string }

/** Begins a draft: blank, with the headings of a kind of document, or from the text of an analysis. */
export function NewDraftDialog({ analyses, onClose }: { analyses: readonly Synthesis[]; onClose: () => void }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const create = useCreateDraft()
  const sources = analyses.filter(
    ({ kind, status, archivedAt }) => textKinds.has(kind) && status !== 'generating' && !archivedAt,
  )
  const [tab, setTab] = useState('outline')
  const [words, setWords, discard] = useKeptWords<Words>('new-draft', 'new', {
    title: '',
    type: 'article',
    guideline: '',
    source: '',
  })
  const [failure, setFailure] = useState<string>()
  const put = (part: Partial<typeof words>) => setWords((before) => ({ ...before, ...part }))

  const startOf = async () => {
    const title = words.title.trim()
    if (tab === 'blank') return { title: title || 'Untitled draft' }
    if (tab === 'outline') {
      const { type, guideline } = words
      return {
        title: title || `Untitled ${typeNames[type].toLowerCase()}`,
        manuscript: outlineOf(type, guideline),
        settings: { documentType: type, ...(guideline !== '' && { guideline }) },
      }
    }
    const source = await client.fetchQuery(analysisQuery(words.source))
    const papers = await client.fetchQuery(analysisPapersQuery(source.id, source.documentIds))
    return { title: title || source.title || 'Untitled draft', manuscript: manuscriptOf(source, papers), papers }
  }
  const isHere = useIsHere()
  const [submit, isBusy] = useOnce(async () => {
    setFailure(undefined)
    if (tab === 'analysis' && words.source === '') return setFailure(copy.chooseAnalysis)
    try {
      const id = await create(await startOf())
      discard()
      if (!isHere()) return undefined
      onClose()
      await navigate(paths.write(id))
    } catch (error) {
      setFailure(`${copy.createFailed} ${messageOf(error, '')}`)
    }
    return undefined
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog open size="medium" title="New draft" onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={handleSubmit} noValidate className="space-y-4">
        <TextField
          label="Title"
          hint="It can be changed at any time."
          maxLength={300}
          value={words.title}
          onChange={(event) => put({ title: event.target.value })}
        />
        <Tabs label="How to begin" tabs={tabs} value={tab} onValueChange={setTab}>
          <TabPanel value="outline">
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                label="Kind of document"
                value={words.type}
                options={documentTypes.map((type) => ({ value: type, label: typeNames[type] }))}
                onChange={(event) =>
                  put({ type: documentTypes.find((type) => type === event.target.value) ?? 'article' })
                }
              />
              <SelectField
                label="Reporting guideline"
                value={words.guideline}
                options={[
                  { value: '', label: 'None' },
                  ...guidelines.map(({ id, name, covers }) => ({ value: id, label: `${name}: ${covers}` })),
                ]}
                onChange={(event) => put({ guideline: event.target.value })}
              />
            </div>
          </TabPanel>
          <TabPanel value="blank">
            <p className="text-ink-muted">An empty page.</p>
          </TabPanel>
          <TabPanel value="analysis">
            {sources.length === 0 ? (
              <p className="text-ink-muted">
                There is no cited answer and no review yet whose text could be taken over.
              </p>
            ) : (
              <SelectField
                label="Analysis"
                hint="Its sentences are copied, and their citations stay citations."
                value={words.source}
                options={[
                  { value: '', label: 'Choose one' },
                  ...sources.map(({ id, title, kind }) => ({
                    value: id,
                    label: `${title || 'Untitled'} (${kindLabel(kind)})`,
                  })),
                ]}
                onChange={(event) => put({ source: event.target.value })}
              />
            )}
          </TabPanel>
        </Tabs>
        {failure !== undefined && <FormError>{failure}</FormError>}
        <Button type="submit" variant="primary" busy={isBusy}>
          Begin writing
        </Button>
      </form>
    </Dialog>
  )
}
