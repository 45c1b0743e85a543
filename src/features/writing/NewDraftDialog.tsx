import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'

import type { Synthesis } from '#contract/syntheses.ts'
import { analysisPapersQuery, analysisQuery } from '#research/analyses/analysis.queries.ts'
import { kindLabel } from '#research/analyses/analysis-kinds.ts'
import { useDraft as useKeptWords } from '#platform/drafts/use-draft.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { Form } from '#shared/forms/Form.tsx'
import { FormError } from '#shared/forms/FormError.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { paths } from '#shared/paths.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { guidelines } from '#science/guidelines/guideline-list.ts'
import { manuscriptOf } from '#science/manuscript/from-analysis.ts'
import { documentTypes } from '#science/manuscript/manuscript.ts'
import { outlineOf } from '#science/manuscript/outlines.ts'

import { draftForm } from './draft.form.ts'
import { useCreateDraft } from './use-create-draft.ts'
import { typeNames } from './writing-words.ts'
import { writingCopy as copy } from './writing.copy.ts'

const tabs = [
  { value: 'outline', label: 'With an outline' },
  { value: 'blank', label: 'Blank' },
  { value: 'analysis', label: 'From an analysis' },
]
/** Kinds whose text becomes a draft. */
const textKinds = new Set(['synthesis', 'narrative', 'review', null, undefined])

/** Begins a draft: blank, with the headings of a kind of document, or from the text of an analysis. */
export function NewDraftDialog({ analyses, onClose }: { analyses: readonly Synthesis[]; onClose: () => void }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const create = useCreateDraft()
  const sources = analyses.filter(
    ({ kind, status, archivedAt }) => textKinds.has(kind) && status !== 'generating' && !archivedAt,
  )
  const [tab, setTab] = useState('outline')
  const [kept, setKept, discard] = useKeptWords('new-draft', 'new', {
    title: '',
    type: 'article',
    guideline: '',
    source: '',
  })
  const values = { ...kept, tab }

  const startOf = async (begun: z.output<typeof draftForm>) => {
    const { title } = begun
    if (begun.tab === 'blank') return { title: title || 'Untitled draft' }
    if (begun.tab === 'outline') {
      const { type, guideline } = begun
      return {
        title: title || `Untitled ${typeNames[type].toLowerCase()}`,
        manuscript: outlineOf(type, guideline),
        settings: { documentType: type, ...(guideline !== '' && { guideline }) },
      }
    }
    const source = await client.fetchQuery(analysisQuery(begun.source))
    const papers = await client.fetchQuery(analysisPapersQuery(source.id, source.documentIds))
    return { title: title || source.title || 'Untitled draft', manuscript: manuscriptOf(source, papers), papers }
  }
  const isHere = useIsHere()
  const form = useForm({
    schema: draftForm,
    values,
    onChange: ({ tab: _tab, ...typed }) => setKept(typed),
    send: async (begun) => {
      const id = await create(await startOf(begun))
      discard()
      if (!isHere()) return
      onClose()
      await navigate(paths.write(id))
    },
    failed: copy.createFailed,
  })
  return (
    <Dialog size="medium" title="New draft" onClose={onClose}>
      <Form of={form} className="space-y-4">
        <TextField {...form.field('title')} label="Title" hint="It can be changed at any time." maxLength={300} />
        <Tabs label="How to begin" tabs={tabs} value={tab} onValueChange={setTab}>
          <TabPanel value="outline">
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                {...form.choice('type')}
                label="Kind of document"
                options={documentTypes.map((type) => ({ value: type, label: typeNames[type] }))}
              />
              <SelectField
                {...form.choice('guideline')}
                label="Reporting guideline"
                options={[
                  { value: '', label: 'None' },
                  ...guidelines.map(({ id, name, covers }) => ({ value: id, label: `${name}: ${covers}` })),
                ]}
              />
            </div>
          </TabPanel>
          <TabPanel value="blank">
            <p className="text-ink-muted">An empty page.</p>
          </TabPanel>
          <TabPanel value="analysis">
            {sources.length === 0 ? (
              <p className="text-ink-muted">There is no cited answer or review yet to take text from.</p>
            ) : (
              <SelectField
                {...form.choice('source')}
                label="Analysis"
                hint="Its sentences are copied, and their citations stay citations."
                options={[
                  { value: '', label: 'Choose one' },
                  ...sources.map(({ id, title, kind }) => ({
                    value: id,
                    label: `${title || 'Untitled'} (${kindLabel(kind)})`,
                  })),
                ]}
              />
            )}
          </TabPanel>
        </Tabs>
        <FormError>{form.problem ?? (sources.length === 0 ? form.choice('source').error : undefined)}</FormError>
        <WaitNote seconds={form.waitLeft} />
        <SubmitButton {...form.button}>Begin writing</SubmitButton>
      </Form>
    </Dialog>
  )
}
