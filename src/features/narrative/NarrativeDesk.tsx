import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen, Download } from 'lucide-react'
import { useState } from 'react'

import type { NarrativeSection } from '#contract/narrative.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { UpgradeCard } from '#platform/access/UpgradeCard.tsx'
import { analysisPapersQuery } from '#research/analyses/analysis.queries.ts'
import { citingBy } from '#research/citing/cite.ts'
import { useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { SaveConflict } from '#research/saving/SaveConflict.tsx'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import { namedMarks } from '#science/narrative/write-section.ts'
import { messageOf } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import type { Picker } from '#research/grid/picker-slot.ts'

import { ChecksPanel } from './ChecksPanel.tsx'
import { ClaimCard } from './ClaimCard.tsx'
import { addSection, changeSection } from './edits.ts'
import type { NarrativeFormat } from './export-narrative.ts'
import { narrativeCopy as copy } from './narrative.copy.ts'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { SectionCard } from './SectionCard.tsx'
import { useNarrative } from './use-narrative.ts'
import { useSectionDraft } from './use-section-draft.ts'

const READERS: ReadonlySet<string> = new Set(['reader'])
const NO_PAPERS: never[] = []

type Proposal = { sectionId: string; text: string; origin: 'rule' | 'service' }

/** One narrative review: plan, outline with claims and text, and the checks at the side. */
export function NarrativeDesk({ analysis, picker }: { analysis: Synthesis; picker: Picker }) {
  const saved = useNarrative(analysis)
  const { body, change } = saved
  const client = useQueryClient()
  const papersQuery = analysisPapersQuery(analysis.id, analysis.documentIds)
  const papersState = useQuery({ ...papersQuery, placeholderData: (before) => before })
  const papers = papersState.data ?? NO_PAPERS
  const labels = paperLabels(papers)
  const style = useChosenStyle()
  const mayWrite = !READERS.has(analysis.ownRole ?? 'owner') && !body.isFinal
  const [proposal, setProposal] = useState<Proposal>()
  const [isPicking, setIsPicking] = useState(false)

  const propose = (section: NarrativeSection, text: string, origin: 'rule' | 'service') => {
    const now = body.sections.find(({ id }) => id === section.id)
    if (!now) return
    if (now.origin === 'person' && now.text.trim() !== '') setProposal({ sectionId: section.id, text, origin })
    else change(changeSection(section.id, { text, origin }))
  }
  const draft = useSectionDraft(analysis.query ?? '', saved.documentIds, (section, text) =>
    propose(section, text, 'service'),
  )
  /** The button is pushed down by what it adds, perhaps out of the window: one goes on with the name of the new section. */
  const add = () => {
    const id = newKey()
    change(addSection({ id, heading: copy.newSection, text: '', origin: 'empty' }))
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLInputElement>(`#section-${id} input`)
      heading?.focus()
      heading?.select()
    })
  }
  const exportAs = async (format: NarrativeFormat) => {
    try {
      // Without its papers a text has no references: a file waits for them, or is not made.
      const all = await client.ensureQueryData(papersQuery)
      // The rules of citation styles are read when somebody exports.
      const { narrativeFile } = await import('./export-narrative.ts')
      const { cite } = await citingBy(style, all)
      saveFile(await narrativeFile(format, saved.title, body, all, cite))
    } catch (error) {
      toast({ title: copy.exportFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  }
  const claimsOf = (sectionId: string | undefined) => body.claims.filter((claim) => claim.sectionId === sectionId)
  const waiting = claimsOf(undefined)
  const shared = { sections: body.sections, papers, labels, mayWrite, onEdit: change }
  const replaced = proposal && body.sections.find(({ id }) => id === proposal.sectionId)
  return (
    <ListFrame
      toolbar={
        <>
          <PageTitle
            documentTitle={`${saved.title} · ${copy.title}`}
            lead={
              <span className="flex flex-wrap items-center gap-3">
                <span>{copy.title}</span>
                {body.isFinal && <Badge tone="green">{copy.isFinal}</Badge>}
                <SaveSign {...saved.sign} />
              </span>
            }
            actions={
              <>
                {mayWrite && (analysis.ownRole ?? 'owner') === 'owner' && (
                  <Button icon={BookOpen} onClick={() => setIsPicking(true)}>
                    {copy.change}
                  </Button>
                )}
                <ButtonLink to={`/synthesis/canvas?id=${encodeURIComponent(analysis.id)}`}>{copy.canvas}</ButtonLink>
                <DropdownMenu
                  label={copy.export}
                  align="end"
                  trigger={<Button icon={Download}>{copy.export}</Button>}
                  items={(Object.entries(copy.formats) as [NarrativeFormat, string][]).map(([format, label]) => ({
                    label,
                    onSelect: () => void exportAs(format),
                  }))}
                />
              </>
            }
          >
            {saved.title || copy.title}
          </PageTitle>
          <SaveConflict {...saved.conflict} />
        </>
      }
      detailsLabel={copy.checks}
      details={<ChecksPanel body={body} papers={papers} labels={labels} mayWrite={mayWrite} onEdit={change} />}
    >
      <div className="space-y-5">
        {papersState.isError && <ErrorCard title={copy.papersFailed} of={papersState} kept={copy.kept} />}
        <details className="rounded-card border border-line bg-surface">
          <summary className="cursor-pointer px-5 py-3 font-semibold">{copy.plan}</summary>
          <div className="grid gap-4 px-5 pb-5 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <TextAreaField
                label={copy.scope}
                hint={copy.scopeHint}
                rows={2}
                maxLength={4000}
                readOnly={!mayWrite}
                value={body.scope}
                onChange={(event) => change((before) => ({ ...before, scope: event.target.value }))}
              />
            </div>
            <TextField
              label={copy.angle}
              maxLength={2000}
              readOnly={!mayWrite}
              value={body.angle}
              onChange={(event) => change((before) => ({ ...before, angle: event.target.value }))}
            />
            <TextField
              label={copy.audience}
              maxLength={500}
              readOnly={!mayWrite}
              value={body.audience}
              onChange={(event) => change((before) => ({ ...before, audience: event.target.value }))}
            />
            <TextField
              label={copy.words}
              hint={copy.wordsHint}
              inputMode="numeric"
              readOnly={!mayWrite}
              value={body.words === undefined ? '' : String(body.words)}
              onChange={(event) => {
                const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 6)
                change(({ words: _words, ...before }) =>
                  digits === '' || Number(digits) === 0
                    ? before
                    : { ...before, words: Math.min(Number(digits), 200_000) },
                )
              }}
            />
          </div>
        </details>
        {draft.run?.error !== undefined &&
          (draft.run.isOverLimit ? (
            <UpgradeCard feature="synthesis" />
          ) : (
            <ErrorCard title={copy.draftFailed} error={new Error(draft.run.error)} kept={copy.kept} />
          ))}
        {body.sections.map((section) => (
          <SectionCard
            key={section.id}
            section={section}
            claims={claimsOf(section.id)}
            onPropose={propose}
            draft={{ isBusy: draft.run?.isBusy === true && draft.run.sectionId === section.id, start: draft.start }}
            {...shared}
          />
        ))}
        {mayWrite && <Button onClick={add}>{copy.addSection}</Button>}
        <section aria-label={copy.waiting} className="pt-2">
          <h2 className="mb-2 text-lg font-semibold">
            {copy.waiting} ({waiting.length})
          </h2>
          {waiting.length === 0 && <p className="text-ink-muted">{copy.waitingEmpty}</p>}
          <ul className="grid gap-2 lg:grid-cols-2">
            {waiting.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} {...shared} />
            ))}
          </ul>
        </section>
      </div>
      {picker({
        open: isPicking,
        onClose: () => setIsPicking(false),
        chosen: [...saved.documentIds],
        onChosen: (documentIds) => saved.changeHead({ documentIds }),
      })}
      {proposal && replaced && (
        <ReplaceDialog
          before={namedMarks(labels).show(replaced.text)}
          after={namedMarks(labels).show(proposal.text)}
          onKeep={() => setProposal(undefined)}
          onReplace={() => {
            change(changeSection(proposal.sectionId, { text: proposal.text, origin: proposal.origin }))
            setProposal(undefined)
          }}
        />
      )}
    </ListFrame>
  )
}
