import { useQueries } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { synthesesApi } from '#contract/syntheses.ts'
import { analysisAddress } from '#research/analyses/analysis-kinds.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { useCreateAnalysis } from '#research/analyses/create-analysis.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { bundledTemplates } from '#science/templates/bundled.ts'
import { readTemplate, TEMPLATE_KIND, templateGroups, type Template } from '#science/templates/template.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { useSyntheses } from '../syntheses.queries.ts'
import { KeepTemplateDialog } from './KeepTemplateDialog.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { templatesCopy as copy } from './templates.copy.ts'

const OWN_MOST = 50
const GRID = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3'

/** Where an analysis is begun with what was set up before: templates of one's own, then those that come along. */
export function Templates() {
  const navigate = useNavigate()
  const create = useCreateAnalysis()
  const read = useSyntheses()
  const { data: all, isError } = read
  const rows = (all ?? []).filter(({ kind }) => kind === TEMPLATE_KIND).slice(0, OWN_MOST)
  const own = useQueries({
    queries: rows.map(({ id }) => analysisQuery(id)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? (readTemplate(data) ?? []) : [])),
  })
  const [isKeeping, setIsKeeping] = useState(false)
  const [busyId, setBusyId] = useState<string>()
  const { mutate: remove } = useApiMutation(synthesesApi.remove, {
    invalidates: [synthesesApi.list],
    onSuccess: () => void toast({ title: copy.removed }),
  })
  const isHere = useIsHere()
  const [start] = useOnce(async ({ id: of, name, kind, body }: Template) => {
    setBusyId(of)
    try {
      const id = await create({ kind, title: name, query: '', documentIds: [], body })
      if (isHere()) void navigate(analysisAddress({ id, kind }))
    } catch (problem) {
      toast({ title: copy.startFailed, description: messageOf(problem, ''), variant: 'destructive' })
    } finally {
      setBusyId(undefined)
    }
  })
  const handleRemove = async ({ id }: Template) => {
    const isSure = await confirm({
      title: copy.removeAsk,
      body: copy.removeBody,
      action: copy.removeAction,
      destructive: true,
    })
    if (isSure) remove({ params: { id } })
  }
  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead={copy.lead}
          actions={
            <Button icon={Plus} onClick={() => setIsKeeping(true)}>
              {copy.keep}
            </Button>
          }
        >
          {copy.title}
        </PageTitle>
      }
    >
      <div className="space-y-8">
        <section aria-labelledby="templates-own">
          <h2 id="templates-own" className="mb-3 text-lg font-semibold">
            {copy.own}
          </h2>
          {isError ? (
            <ErrorCard title={copy.failed} of={read} />
          ) : own.length === 0 ? (
            <p className="text-ink-muted">{copy.ownEmpty}</p>
          ) : (
            <ul className={GRID}>
              {own.map((template) => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  isBusy={busyId === template.id}
                  onStart={() => start(template)}
                  onRemove={() => void handleRemove(template)}
                />
              ))}
            </ul>
          )}
        </section>
        {templateGroups.map((group) => (
          <section key={group} aria-labelledby={`templates-${group}`}>
            <h2 id={`templates-${group}`} className="mb-3 text-lg font-semibold">
              {copy.groups[group]}
            </h2>
            <ul className={GRID}>
              {bundledTemplates
                .filter((template) => template.group === group)
                .map((template) => (
                  <TemplateCard
                    key={template.id}
                    template={template}
                    isBusy={busyId === template.id}
                    onStart={() => start(template)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {isKeeping && (
        <KeepTemplateDialog
          analyses={(all ?? []).filter(({ kind }) => kind !== TEMPLATE_KIND && kind !== 'synthesis' && kind !== null)}
          onClose={() => setIsKeeping(false)}
        />
      )}
    </ListFrame>
  )
}
